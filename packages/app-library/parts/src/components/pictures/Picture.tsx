import type { CSSProperties } from "react";
import { Backdrop } from "@/components/pictures/Backdrop";
import { Pattern } from "@/components/pictures/Pattern";
import { DEFAULT_SCENE, pictureScenes } from "@/components/pictures/scenes";
import { cn } from "@/lib/utils";

interface PictureProps {
  /** An address, or the name of a scene. */
  image: string;
  /** What it shows; two pictures of the same scene differ by it. */
  name: string;
  className?: string;
}

const TINTS = [
  ["--chart-1", "--chart-2"],
  ["--chart-2", "--chart-1"],
  ["--chart-1", "--chart-3"],
  ["--chart-2", "--chart-4"],
  ["--chart-1", "--chart-5"],
  ["--chart-3", "--chart-1"],
] as const;

const PEOPLE = [
  ["#f3d3bd", "#5b3a29"],
  ["#e3b18f", "#2e1f1a"],
  ["#c58c63", "#241811"],
  ["#8d5a3b", "#17100c"],
  ["#f0c9a8", "#a8672f"],
  ["#6f4630", "#120c09"],
] as const;

/** Scenes that reach to the edge fill whatever room there is; a thing is shown whole. */
const FILLING = /^(?:nature|travel|person|woman|stillLife)$/;

export function Picture({ image, name, className }: PictureProps) {
  if (/^(data:|blob:|https?:|\/)/.test(image)) {
    return <img src={image} alt={name} loading="lazy" className={cn("w-full object-cover", className)} />;
  }
  const number = name === "" ? 0 : numberOf(name);
  const [first, second] = TINTS[number % TINTS.length] ?? TINTS[0];
  const [skin, hair] = PEOPLE[Math.floor(number / 8) % PEOPLE.length] ?? PEOPLE[0];
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--a": `var(${first})`,
    "--b": `var(${second})`,
    "--ink": `light-dark(color-mix(in oklab, var(${first}) 45%, black), color-mix(in oklab, var(${first}) 30%, gainsboro))`,
    "--paper": `color-mix(in oklab, var(${second}) 10%, white)`,
    "--skin": skin,
    "--hair": hair,
  };
  const scene = image in pictureScenes ? image : DEFAULT_SCENE;
  const drawn = pictureScenes[scene];
  return (
    <svg aria-hidden="true" style={style} className={cn("block w-full", className)}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
        {drawn ? <Backdrop number={number} /> : <Pattern number={number} />}
      </svg>
      <svg viewBox="0 0 400 300" preserveAspectRatio={FILLING.test(scene) ? "xMidYMid slice" : undefined}>
        <g
          strokeLinecap="round"
          strokeLinejoin="round"
          transform={number % 2 === 0 ? undefined : "translate(400 0) scale(-1 1)"}
        >
          {drawn}
        </g>
      </svg>
    </svg>
  );
}

/** Names that differ in a letter are far apart, so that neighbours in a list do not look alike. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
