import type { ReactNode } from "react";

const files = import.meta.glob<Record<string, ReactNode>>(
  "../../../../parts/src/components/pictures/scenes/*.tsx",
  {
    eager: true,
  },
);

/** Every scene by its name; a plan lists those that its app shows. */
export const pictureScenes: Record<string, ReactNode> = Object.fromEntries(
  Object.values(files)
    .flatMap((scenes) => Object.entries(scenes))
    .map(([name, scene]) => [name.replace(/Scene$/, ""), scene]),
);

export const DEFAULT_SCENE = "abstract";
