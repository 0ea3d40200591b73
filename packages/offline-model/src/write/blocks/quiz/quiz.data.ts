/** A quiz, question by question. */
export const QUIZ: Readonly<Record<string, string>> = {
  'src/lib/quiz.ts': `export interface QuizQuestion {
  text: string;
  options: readonly string[];
  /** The place of the right option. */
  answer: number;
  why: string;
}

export interface QuizState {
  place: number;
  /** What was chosen for each question that is done; null when time ran out. */
  given: readonly (number | null)[];
  isFinished: boolean;
}

export interface QuizLevel {
  label: string;
  /** For each right answer. */
  points: number;
}

/** The questions of a level; they are shared out in their order. */
export function questionsOfLevel(
  questions: readonly QuizQuestion[],
  level: number,
  levels: number,
): readonly QuizQuestion[] {
  if (levels < 2) return questions;
  const from = Math.round((questions.length * level) / levels);
  return questions.slice(from, Math.round((questions.length * (level + 1)) / levels));
}

export const FRESH_QUIZ: QuizState = { place: 0, given: [], isFinished: false };

/** An answer counts once. */
export function giveAnswer(state: QuizState, option: number | null): QuizState {
  if (state.given.length > state.place) return state;
  return { ...state, given: [...state.given, option] };
}

export function nextQuestion(state: QuizState, count: number): QuizState {
  if (state.given.length <= state.place) return state;
  return state.place + 1 < count ? { ...state, place: state.place + 1 } : { ...state, isFinished: true };
}

export function quizScore(questions: readonly QuizQuestion[], { given }: QuizState): number {
  return questions.filter((question, index) => given[index] === question.answer).length;
}
`,
  'src/hooks/use-seconds-left.ts': `/** Counts down while it runs, and says when it is over. */
export function useSecondsLeft(seconds: number, isRunning: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const endsAt = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        over.current();
      }
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, isRunning]);

  return left;
}
`,
  'src/components/quiz/QuizPlayer.tsx': `interface QuizPlayerProps {
  /** Keeps the best result apart from other quizzes. */
  name: string;
  questions: readonly QuizQuestion[];
  secondsPerQuestion?: number;
  levels?: readonly QuizLevel[];
  /** For each right answer, without levels. */
  points?: number;
  /** Who plays stands on the list of the best. */
  asksName?: boolean;
}

export function QuizPlayer({ name, questions, secondsPerQuestion, levels = [], points = 1, asksName = false }: QuizPlayerProps) {
  const [state, setState] = useState<QuizState | null>(null);
  const [best, setBest] = useStored("quiz-" + name, 0);
  const [player, setPlayer] = useStored("quiz-player", "");
  const [level, setLevel] = useState(0);
  const asked = questionsOfLevel(questions, level, levels.length);
  const worth = levels[level]?.points ?? points;

  const advance = () => {
    if (!state) return;
    const next = nextQuestion(state, asked.length);
    const score = quizScore(asked, next);
    if (next.isFinished) {
      setBest(Math.max(best, score));
      if (asksName) addQuizResult({ player: player.trim() || "%quizGuest%", points: score * worth, level: levels[level]?.label ?? "" });
    }
    setState(next);
  };

  if (!state) {
    return (
      <QuizStart
        count={asked.length}
        best={best}
        levels={levels}
        level={level}
        onLevel={setLevel}
        player={asksName ? player : null}
        onPlayer={setPlayer}
        onStart={() => setState(FRESH_QUIZ)}
      />
    );
  }

  if (state.isFinished) {
    const score = quizScore(asked, state);
    return (
      <div
        role="status"
        className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
      >
        <h3 className="font-heading text-xl font-semibold">%quizResult%</h3>
        <p className="font-heading text-3xl font-semibold">
          {"%quizScore%".replace("{n}", String(score)).replace("{all}", String(asked.length))}
        </p>
        {worth > 1 && <p className="text-xl">{"%quizPoints%".replace("{n}", String(score * worth))}</p>}
        <Progress value={(score / asked.length) * 100} aria-label="%quizResult%" />
        {levels.length === 0 && <p className="text-muted-foreground">{bestText(best, asked.length)}</p>}
        <Button type="button" onClick={() => setState(null)}>
          %quizAgain%
        </Button>
      </div>
    );
  }

  return (
    <QuizQuestionCard
      key={state.place}
      questions={asked}
      state={state}
      seconds={secondsPerQuestion}
      onAnswer={(option) => setState(giveAnswer(state, option))}
      onNext={advance}
    />
  );
}
`,
  'src/components/quiz/QuizStart.tsx': `interface QuizStartProps {
  count: number;
  best: number;
  levels: readonly QuizLevel[];
  level: number;
  onLevel: (level: number) => void;
  /** Null where nobody is asked for a name. */
  player: string | null;
  onPlayer: (player: string) => void;
  onStart: () => void;
}

export function QuizStart({ count, best, levels, level, onLevel, player, onPlayer, onStart }: QuizStartProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border bg-card p-6 text-card-foreground"
    >
      {player !== null && (
        <div className="grid w-full max-w-sm gap-2">
          <Label htmlFor="quiz-player">%quizName%</Label>
          <Input id="quiz-player" value={player} onChange={(event) => onPlayer(event.target.value)} />
        </div>
      )}
      {levels.length > 0 && (
        <div role="group" aria-label="%quizLevel%" className="flex flex-wrap gap-2">
          {levels.map(({ label, points }, at) => (
            <Button key={label} type="button" variant={at === level ? "default" : "outline"} aria-pressed={at === level} onClick={() => onLevel(at)}>
              {label} · {"%quizWorth%".replace("{n}", String(points))}
            </Button>
          ))}
        </div>
      )}
      <p className="text-lg">{"%quizCount%".replace("{n}", String(count))}</p>
      {best > 0 && levels.length === 0 && <p className="text-muted-foreground">{bestText(best, count)}</p>}
      <Button type="submit" size="lg">
        %quizStart%
      </Button>
    </form>
  );
}

export function bestText(best: number, count: number): string {
  return "%quizBest%".replace("{n}", String(best)).replace("{all}", String(count));
}
`,
  'src/data/quiz-results.ts': `export interface QuizResult {
  player: string;
  points: number;
  level: string;
}

const KEY = "app:quiz-results:v1";
const CHANGED = "quiz-results";

let known: readonly QuizResult[] | null = null;

/** The best first. */
export function readQuizResults(): readonly QuizResult[] {
  if (known) return known;
  try {
    const stored = localStorage.getItem(KEY);
    known = stored === null ? [] : JSON.parse(stored);
  } catch {
    known = [];
  }
  return known ?? [];
}

export function addQuizResult(result: QuizResult) {
  known = [...readQuizResults(), result].toSorted((left, right) => right.points - left.points).slice(0, 50);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Blocked or full storage: the list lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function onQuizResults(listen: () => void): () => void {
  window.addEventListener(CHANGED, listen);
  return () => window.removeEventListener(CHANGED, listen);
}
`,
  'src/components/quiz/QuizScores.tsx': `export function QuizScores() {
  const results = useSyncExternalStore(onQuizResults, readQuizResults);
  if (results.length === 0) {
    return <EmptyState icon={TrophyIcon} title="%quizBoard%" text="%quizNobody%" />;
  }
  return (
    <section aria-label="%quizBoard%" className="grid max-w-2xl gap-3">
      <h3 className="font-heading text-lg font-semibold">%quizBoard%</h3>
      <ol className="grid gap-2">
        {results.map(({ player, points, level }, at) => (
          <li key={at} className="flex items-center gap-4 rounded-lg border bg-card px-4 py-2 text-card-foreground">
            <span className="w-6 font-semibold tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 break-words">{player}</span>
            {level !== "" && <Badge variant="secondary">{level}</Badge>}
            <span className="font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
`,
  'src/components/quiz/QuizQuestionCard.tsx': `interface QuizQuestionCardProps {
  questions: readonly QuizQuestion[];
  state: QuizState;
  seconds?: number;
  onAnswer: (option: number | null) => void;
  onNext: () => void;
}

export function QuizQuestionCard({ questions, state, seconds, onAnswer, onNext }: QuizQuestionCardProps) {
  const question = questions[state.place];
  const isDone = state.given.length > state.place;
  const given = state.given[state.place];
  const left = useSecondsLeft(seconds ?? 0, seconds !== undefined && !isDone, () => onAnswer(null));
  const isLast = state.place + 1 === questions.length;

  return (
    <div className="grid max-w-2xl gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
        <p>
          {"%quizQuestion%".replace("{n}", String(state.place + 1)).replace("{all}", String(questions.length))}
        </p>
        {seconds !== undefined && !isDone && (
          <p className="tabular-nums">{"%quizSeconds%".replace("{n}", String(left))}</p>
        )}
      </div>
      <Progress value={(state.given.length / questions.length) * 100} aria-label="%quizResult%" />
      <h3 id="quiz-question" className="font-heading text-xl font-semibold">
        {question.text}
      </h3>
      <ul aria-labelledby="quiz-question" className="grid gap-2">
        {question.options.map((option, index) => (
          <li key={option}>
            <Button
              type="button"
              variant={index === given ? "default" : "outline"}
              aria-pressed={index === given}
              disabled={isDone}
              onClick={() => onAnswer(index)}
              className={cn(
                "h-auto w-full justify-start py-3 text-left text-base whitespace-normal disabled:opacity-100",
                isDone && index === question.answer && "border-2 border-primary font-semibold dark:border-primary",
              )}
            >
              {option}
              {isDone && index === question.answer && <CheckIcon aria-label="%quizRight%" className="ml-auto" />}
            </Button>
          </li>
        ))}
      </ul>
      {isDone && (
        <div role="status" className="grid gap-1 rounded-lg bg-muted p-4 text-foreground">
          <p className="font-semibold">{verdict(question, given ?? null)}</p>
          {question.why && <p>{question.why}</p>}
        </div>
      )}
      {isDone && (
        <Button type="button" autoFocus onClick={onNext} className="justify-self-start">
          {isLast ? "%quizFinish%" : "%quizNext%"}
        </Button>
      )}
    </div>
  );
}

function verdict(question: QuizQuestion, given: number | null): string {
  if (given === question.answer) return "%quizRight%";
  const text = given === null ? "%quizLate%" : "%quizWrong%";
  return text.replace("{answer}", question.options[question.answer] ?? "");
}
`,
};
