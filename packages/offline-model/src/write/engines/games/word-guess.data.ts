import type { WordTable } from '../../blocks/block-words.ts';

/** A word of five letters in six tries. */
export const WORD_GUESS: Readonly<Record<string, string>> = {
  'src/lib/games/word-guess.ts': `export type LetterMark = "right" | "elsewhere" | "absent";

/** A letter counts as elsewhere only as often as the word has it. */
export function markGuess(guess: string, word: string): readonly LetterMark[] {
  const left = [...word].filter((letter, at) => letter !== guess[at]);
  return [...guess].map((letter, at) => {
    if (letter === word[at]) return "right";
    const found = left.indexOf(letter);
    if (found < 0) return "absent";
    left.splice(found, 1);
    return "elsewhere";
  });
}
`,
  'src/components/games/WordGuess.tsx': `const WORDS = "%gFiveLetters%".split(" ");
const LENGTH = 5;
const TRIES = 6;
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const CLASSES: Record<LetterMark, string> = {
  right: "border-transparent bg-green-700 text-white",
  elsewhere: "border-transparent bg-amber-600 text-white",
  absent: "border-transparent bg-muted-foreground text-background",
};

const randomWord = () => WORDS[Math.floor(Math.random() * WORDS.length)];

export function WordGuess() {
  const [word, setWord] = useState(randomWord);
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const [wins, setWins] = useStored("word-guess-wins", 0);
  const isWon = guesses.includes(word);
  const isOver = isWon || guesses.length === TRIES;
  const marks = new Map(guesses.flatMap((guess) => markGuess(guess, word).map((mark, at) => [guess[at] + mark, mark] as const)));
  const markOf = (letter: string) => marks.get(letter + "right") ?? marks.get(letter + "elsewhere") ?? marks.get(letter + "absent");

  const press = (key: string) => {
    if (isOver) return;
    if (key === "Backspace") return setTyped(typed.slice(0, -1));
    if (key === "Enter") {
      if (typed.length < LENGTH) return;
      if (typed === word) setWins(wins + 1);
      setGuesses([...guesses, typed]);
      return setTyped("");
    }
    if (/^\\p{L}$/u.test(key) && typed.length < LENGTH) setTyped(typed + key.toLowerCase());
  };

  useKeyDown((event) => press(event.key));

  const restart = () => {
    setWord(randomWord());
    setGuesses([]);
    setTyped("");
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex items-center justify-between gap-3">
        <GameStat label="%gGuessWins%" value={wins} />
        <Button type="button" onClick={restart}>
          %gNew%
        </Button>
      </div>
      <div className="grid gap-1.5" role="group" aria-label="%gBoard%">
        {Array.from({ length: TRIES }, (_, row) => {
          const guess = guesses[row] ?? (row === guesses.length ? typed : "");
          const found = guesses[row] === undefined ? [] : markGuess(guesses[row], word);
          return (
            <div key={row} className="mx-auto grid w-full max-w-xs grid-cols-5 gap-1.5">
              {Array.from({ length: LENGTH }, (__, at) => (
                <span
                  key={at}
                  className={cn(
                    "grid aspect-square place-items-center rounded-md border-2 bg-card text-2xl font-bold text-card-foreground uppercase",
                    found[at] && CLASSES[found[at]],
                  )}
                >
                  {guess[at] ?? ""}
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? (isWon ? "%gGuessWon%" : "%gGuessLost%").replace("{name}", word.toUpperCase()) : ""}
      </p>
      <div className="grid justify-items-center gap-1.5">
        {KEYS.map((row, at) => (
          <div key={row} className="flex gap-1">
            {[...row].map((letter) => {
              const mark = markOf(letter);
              return (
                <button
                  key={letter}
                  type="button"
                  onClick={() => press(letter)}
                  className={cn(
                    "h-11 w-7 rounded-md border bg-card font-semibold text-card-foreground uppercase outline-none focus-visible:ring-2 focus-visible:ring-ring sm:w-9",
                    mark && CLASSES[mark],
                  )}
                >
                  {letter}
                </button>
              );
            })}
            {at === 2 && (
              <>
                <Button type="button" size="sm" variant="outline" className="h-11" aria-label="%gErase%" onClick={() => press("Backspace")}>
                  <DeleteIcon aria-hidden="true" />
                </Button>
                <Button type="button" size="sm" className="h-11" disabled={typed.length < LENGTH} onClick={() => press("Enter")}>
                  OK
                </Button>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
`,
};

export const WORD_GUESS_WORDS: WordTable = {
  gGuessWins: ['Found', 'Acertos', 'Aciertos', 'Gefunden', 'Trouvés'],
  gGuessWon: [
    'Well done: {name}!',
    'Muito bem: {name}!',
    '¡Muy bien: {name}!',
    'Gut gemacht: {name}!',
    'Bravo : {name} !',
  ],
  gGuessLost: ['It was {name}.', 'Era {name}.', 'Era {name}.', 'Es war {name}.', 'C’était {name}.'],
  gFiveLetters: [
    'apple bread chair dance eagle flame grape house juice knife lemon mouse night ocean piano queen river stone table under voice water youth zebra beach cloud dream earth field glass heart light money north paper plant quick round sheep train',
    'amigo barco campo dente festa gente horta jogos livro mundo noite ponte porta praia quase risco salto tarde treze verde vinho carta fruta limpo nuvem pedra plano rosto sabor tempo',
    'amigo barco campo dulce fuego gente hotel jugar libro mundo noche perro playa queso radio salud tarde verde viaje zorro carta cielo fruta grupo lugar motor nieve papel rueda tinta',
    'apfel blume brief dunst engel fisch gabel hafen insel jubel katze lampe milch nacht ozean pferd quark regen salat tisch vogel wolke zebra beere draht feuer stein traum wiese zange',
    'amour arbre avion balle bruit carte chien douce ecole fleur grain herbe image jouer lapin livre monde neige ombre piano plage porte reine route sable table temps train verre voile',
  ],
};
