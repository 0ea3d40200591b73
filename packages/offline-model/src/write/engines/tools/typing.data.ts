import type { WordTable } from '../../blocks/block-words.ts';

/** A typing test against the clock, with several texts. */
export const TYPING: Readonly<Record<string, string>> = {
  'src/lib/tools/typing-score.ts': `export interface TypingScore {
  wordsPerMinute: number;
  /** Of a hundred. */
  accuracy: number;
}

/** A word is five characters, as typing tests count. */
export function typingScore(wanted: string, typed: string, milliseconds: number): TypingScore {
  const right = [...typed].filter((char, index) => char === wanted[index]).length;
  const minutes = Math.max(milliseconds, 1) / 60_000;
  return {
    wordsPerMinute: typed.length === 0 ? 0 : Math.round(right / 5 / minutes),
    accuracy: typed.length === 0 ? 100 : Math.round((right / typed.length) * 100),
  };
}
`,
  'src/hooks/use-typing-clock.ts': `/** Runs from the first key for so many seconds. */
export function useTypingClock(seconds: number) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const elapsed = startedAt === null ? 0 : Math.min(seconds * 1000, Math.max(0, now - startedAt));
  const isOver = elapsed >= seconds * 1000;

  useEffect(() => {
    if (startedAt === null || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt, isOver]);

  return {
    elapsed,
    isOver,
    isRunning: startedAt !== null && !isOver,
    begin: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    reset: () => setStartedAt(null),
  };
}
`,
  'src/components/tools/TypingTest.tsx': `const TEXTS = "%tTypeTexts%".split("|");

/** Long enough for the fastest hands: the text and those after it. */
const passage = (at: number) => [0, 1, 2, 3].map((offset) => TEXTS[(at + offset) % TEXTS.length]).join(" ");

export function TypingTest({ seconds }: { seconds: number }) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState("");
  const [best, setBest] = useStored("typing-best", 0);
  const clock = useTypingClock(seconds);
  const [doneAfter, setDoneAfter] = useState<number | null>(null);
  const text = passage(at);
  const isDone = clock.isOver || doneAfter !== null;
  const score = typingScore(text, typed, doneAfter ?? clock.elapsed);

  useEffect(() => {
    if (isDone) setBest((old) => Math.max(old, score.wordsPerMinute));
  }, [isDone, score.wordsPerMinute, setBest]);

  const type = (next: string) => {
    if (isDone) return;
    if (typed === "" && !clock.isRunning) clock.begin();
    setTyped(next);
    if (next.length >= text.length) setDoneAfter(clock.elapsed);
  };

  const again = () => {
    setAt((at + 1) % TEXTS.length);
    setTyped("");
    setDoneAfter(null);
    clock.reset();
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <div className="flex flex-wrap gap-2">
        <GameStat label="%tSecondsLeft%" value={Math.ceil((seconds * 1000 - clock.elapsed) / 1000)} />
        <GameStat label="%tWpm%" value={score.wordsPerMinute} />
        <GameStat label="%tAccuracy%" value={score.accuracy + " %"} />
        <GameStat label="%tBest%" value={best} />
      </div>
      <p className="max-h-64 overflow-y-auto rounded-xl border bg-card p-6 font-mono text-lg leading-relaxed text-card-foreground">
        {[...text].map((char, index) => (
          <span
            key={index}
            className={cn(
              index < typed.length && (typed[index] === char ? "opacity-50" : "bg-destructive text-white"),
              index === typed.length && "border-b-2 border-primary",
            )}
          >
            {char}
          </span>
        ))}
      </p>
      <div className="grid gap-2">
        <Label htmlFor="typed">%tTypeHere%</Label>
        <Textarea
          id="typed"
          rows={4}
          value={typed}
          readOnly={isDone}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className="bg-card font-mono text-card-foreground dark:bg-card"
        />
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isDone
          ? "%tTypeResult%".replace("{n}", String(score.wordsPerMinute)).replace("{all}", String(score.accuracy))
          : ""}
      </p>
      <Button type="button" variant="outline" className="justify-self-start" onClick={again}>
        %tAnotherText%
      </Button>
    </div>
  );
}
`,
};

export const TYPING_WORDS: WordTable = {
  tSecondsLeft: ['Seconds', 'Segundos', 'Segundos', 'Sekunden', 'Secondes'],
  tAnotherText: [
    'Again with another text',
    'De novo com outro texto',
    'Otra vez con otro texto',
    'Noch einmal mit anderem Text',
    'Encore avec un autre texte',
  ],
  tTypeResult: [
    'Done: {n} words per minute with {all} % accuracy.',
    'Pronto: {n} palavras por minuto com {all} % de precisão.',
    'Listo: {n} palabras por minuto con {all} % de precisión.',
    'Fertig: {n} Wörter pro Minute mit {all} % Genauigkeit.',
    'Terminé : {n} mots par minute avec {all} % de précision.',
  ],
  tTypeTexts: [
    'My cat has a calendar and every single day on it says the same thing: sleep, then complain about breakfast, then sleep again.|The pigeon looked at my sandwich the way a lawyer looks at a contract, slowly and with growing interest.|Nobody knows why the printer works on Fridays, but we have all agreed to stop asking and bring it biscuits.|A snail once told me to hurry up, which was rude, because it was right and I was late for lunch again.|Our neighbour sings in the shower so loudly that the postman now leaves reviews together with the letters.',
    'Meu gato tem uma agenda e todos os dias dizem a mesma coisa: dormir, reclamar do café da manhã e dormir de novo.|O pombo olhou para o meu sanduíche como um advogado olha para um contrato, devagar e com interesse crescente.|Ninguém sabe por que a impressora funciona às sextas, mas todos combinamos de não perguntar e levar biscoitos.|Uma lesma me mandou andar mais rápido, o que foi grosseiro, porque ela tinha razão e eu estava atrasado.',
    'Mi gato tiene una agenda y todos los días dicen lo mismo: dormir, quejarse del desayuno y volver a dormir.|La paloma miró mi bocadillo como un abogado mira un contrato, despacio y con un interés cada vez mayor.|Nadie sabe por qué la impresora funciona los viernes, pero acordamos no preguntar y llevarle galletas.|Un caracol me dijo que me diera prisa, lo cual fue grosero, porque tenía razón y yo llegaba tarde.',
    'Meine Katze hat einen Kalender, und an jedem Tag steht dasselbe: schlafen, über das Frühstück klagen, wieder schlafen.|Die Taube sah mein Brötchen an wie eine Anwältin einen Vertrag, langsam und mit wachsender Neugier.|Niemand weiß, warum der Drucker nur freitags geht, aber wir fragen nicht mehr und bringen ihm Kekse.|Eine Schnecke sagte mir, ich solle mich beeilen, was unhöflich war, denn sie hatte recht und ich kam zu spät.',
    'Mon chat a un agenda et chaque jour y dit la même chose : dormir, se plaindre du petit déjeuner, dormir encore.|Le pigeon regardait mon sandwich comme un avocat regarde un contrat, lentement et avec un intérêt croissant.|Personne ne sait pourquoi l’imprimante marche le vendredi, mais on ne demande plus et on lui apporte des biscuits.|Un escargot m’a dit de me dépêcher, ce qui était impoli, car il avait raison et j’étais en retard.',
  ],
};
