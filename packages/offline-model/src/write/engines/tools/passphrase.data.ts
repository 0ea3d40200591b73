import type { WordTable } from '../../blocks/block-words.ts';

/** Passwords of words that one can remember. */
export const PASSPHRASE: Readonly<Record<string, string>> = {
  'src/lib/tools/make-phrase.ts': `export interface PhraseWish {
  count: number;
  separator: string;
  hasNumber: boolean;
  isCapital: boolean;
}

/** Words drawn one by one, with a number among them where it is wanted. \`random\` gives a whole number below its argument. */
export function makePhrase(words: readonly string[], wish: PhraseWish, random: (below: number) => number): string {
  const drawn = Array.from({ length: wish.count }, () => {
    const word = words[random(words.length)];
    return wish.isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  if (wish.hasNumber) drawn.splice(1 + random(wish.count), 0, String(random(100)));
  return drawn.join(wish.separator);
}

/** Bits of chance in such a phrase. */
export function phraseBits(pool: number, wish: PhraseWish): number {
  return wish.count * Math.log2(pool) + (wish.hasNumber ? Math.log2(100 * wish.count) : 0);
}
`,
  'src/components/tools/PhraseMaker.tsx': `const WORDS = "%tPhraseWords%".split(" ");
const SEPARATORS = ["-", ".", "_", " ", ""];

function secureRandom(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}

export function PhraseMaker() {
  const [wish, setWish] = useStored<PhraseWish>("phrase-wish", {
    count: 4,
    separator: "-",
    hasNumber: true,
    isCapital: false,
  });
  const [phrase, setPhrase] = useState(() => makePhrase(WORDS, wish, secureRandom));
  const bits = phraseBits(WORDS.length, wish);
  const strength = bits < 28 ? "%tWeak%" : bits < 40 ? "%tFair%" : "%tStrong%";

  const change = (next: PhraseWish) => {
    setWish(next);
    setPhrase(makePhrase(WORDS, next, secureRandom));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phrase);
      toast.success("%tCopied%");
    } catch {
      toast.info(phrase);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="grid gap-2">
        <p className="text-sm font-medium">%tPassword%</p>
        <output aria-live="polite" className="min-h-14 rounded-lg bg-muted p-4 font-mono text-lg break-all text-foreground">
          {phrase}
        </output>
        <Progress value={Math.min(100, bits * 1.6)} aria-label={"%tStrength%".replace("{name}", strength)} />
        <p className="text-sm">{"%tStrength%".replace("{name}", strength)}</p>
      </div>
      <Label className="grid gap-3">
        {"%tPhraseCount%".replace("{n}", String(wish.count))}
        <input
          type="range"
          min={2}
          max={8}
          value={wish.count}
          onChange={(event) => change({ ...wish, count: Number(event.target.value) })}
          className="w-full accent-primary"
        />
      </Label>
      <div className="grid gap-2">
        <p id="phrase-separator" className="text-sm font-medium">
          %tSeparator%
        </p>
        <div role="group" aria-labelledby="phrase-separator" className="flex flex-wrap gap-2">
          {SEPARATORS.map((separator) => (
            <Button
              key={separator}
              type="button"
              variant={wish.separator === separator ? "default" : "outline"}
              aria-pressed={wish.separator === separator}
              onClick={() => change({ ...wish, separator })}
            >
              {separator === "" ? "%tNoSeparator%" : separator === " " ? "%tSpaceSign%" : separator}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FilterSwitch
          label="%tWithNumber%"
          checked={wish.hasNumber}
          onChange={(hasNumber) => change({ ...wish, hasNumber })}
        />
        <FilterSwitch
          label="%tCapitals%"
          checked={wish.isCapital}
          onChange={(isCapital) => change({ ...wish, isCapital })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={() => change(wish)}>
          <RefreshCwIcon aria-hidden="true" />
          %tGenerate%
        </Button>
        <Button type="button" variant="outline" onClick={copy}>
          <CopyIcon aria-hidden="true" />
          %tCopy%
        </Button>
      </div>
    </div>
  );
}
`,
};

export const PHRASE_WORDS: WordTable = {
  tPhraseCount: ['{n} words', '{n} palavras', '{n} palabras', '{n} Wörter', '{n} mots'],
  tSeparator: ['Separator', 'Separador', 'Separador', 'Trennzeichen', 'Séparateur'],
  tNoSeparator: ['none', 'nenhum', 'ninguno', 'keins', 'aucun'],
  tSpaceSign: ['space', 'espaço', 'espacio', 'Leerzeichen', 'espace'],
  tWithNumber: ['With a number', 'Com número', 'Con número', 'Mit Zahl', 'Avec un nombre'],
  tCapitals: [
    'Capital letters',
    'Iniciais maiúsculas',
    'Iniciales mayúsculas',
    'Große Anfangsbuchstaben',
    'Majuscules',
  ],
  tPhraseWords: [
    'horse blue mountain river candle window garden silver bridge pepper rocket violin harbour tiger button forest lemon castle winter paper anchor basket copper desert engine feather guitar hammer island jacket kettle ladder mirror needle orange pencil quiet ribbon shadow table umbrella velvet walnut yellow zebra bread cloud dragon eagle flame grape honey ivory jungle kitten lantern marble noble ocean pearl rabbit spoon thunder valley whale apple bottle cactus drum echo fox globe hill ink jelly king lamp moon nest owl piano queen rain sand tree urn vase wolf yard stone sugar train mango lion kite horn gate frog door coat boat bear',
    'cavalo azul montanha rio vela janela jardim prata ponte pimenta foguete violino porto tigre botão floresta limão castelo inverno papel âncora cesta cobre deserto motor pena guitarra martelo ilha casaco chaleira escada espelho agulha laranja lápis calma fita sombra mesa veludo noz amarelo zebra pão nuvem dragão águia chama uva mel marfim selva gatinho lanterna mármore nobre oceano pérola coelho colher trovão vale baleia maçã garrafa cacto tambor eco raposa globo colina tinta geleia rei lua ninho coruja piano rainha chuva areia árvore vaso lobo pedra açúcar trem manga leão pipa portão sapo porta barco urso',
    'caballo azul montaña río vela ventana jardín plata puente pimienta cohete violín puerto tigre botón bosque limón castillo invierno papel ancla cesta cobre desierto motor pluma guitarra martillo isla chaqueta tetera escalera espejo aguja naranja lápiz calma cinta sombra mesa paraguas terciopelo nuez amarillo cebra pan nube dragón águila llama uva miel marfil selva gatito linterna mármol noble océano perla conejo cuchara trueno valle ballena manzana botella cactus tambor eco zorro globo colina tinta gelatina rey lámpara luna nido búho piano reina lluvia arena árbol jarrón lobo piedra azúcar tren mango león cometa cuerno sapo puerta abrigo barco oso',
    'Pferd Blau Berg Fluss Kerze Fenster Garten Silber Brücke Pfeffer Rakete Geige Hafen Tiger Knopf Wald Zitrone Schloss Winter Papier Anker Korb Kupfer Wüste Motor Feder Gitarre Hammer Insel Jacke Kessel Leiter Spiegel Nadel Orange Bleistift Ruhe Band Schatten Tisch Schirm Samt Nuss Gelb Zebra Brot Wolke Drache Adler Flamme Traube Honig Dschungel Kätzchen Laterne Marmor Ozean Perle Hase Löffel Donner Tal Wal Apfel Flasche Kaktus Trommel Echo Fuchs Globus Hügel Tinte König Lampe Mond Nest Eule Klavier Regen Sand Baum Vase Wolf Stein Zucker Zug Mango Löwe Drachen Horn Tor Frosch Tür Mantel Boot Bär',
    'cheval bleu montagne rivière bougie fenêtre jardin argent pont poivre fusée violon port tigre bouton forêt citron château hiver papier ancre panier cuivre désert moteur plume guitare marteau île veste théière échelle miroir aiguille orange crayon calme ruban ombre table parapluie velours noix jaune zèbre pain nuage dragon aigle flamme raisin miel ivoire jungle chaton lanterne marbre noble océan perle lapin cuillère tonnerre vallée baleine pomme bouteille cactus tambour écho renard globe colline encre gelée roi lampe lune nid hibou piano reine pluie sable arbre vase loup pierre sucre train mangue lion cerf corne grenouille porte manteau bateau ours',
  ],
};
