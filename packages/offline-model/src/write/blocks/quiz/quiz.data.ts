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
}

export function QuizPlayer({ name, questions, secondsPerQuestion }: QuizPlayerProps) {
  const [state, setState] = useState<QuizState | null>(null);
  const [best, setBest] = useStored("quiz-" + name, 0);

  const advance = () => {
    if (!state) return;
    const next = nextQuestion(state, questions.length);
    if (next.isFinished) setBest(Math.max(best, quizScore(questions, next)));
    setState(next);
  };

  if (!state) {
    return (
      <div className="grid max-w-2xl justify-items-start gap-4 rounded-xl border bg-card p-6 text-card-foreground">
        <p className="text-lg">{"%quizCount%".replace("{n}", String(questions.length))}</p>
        {best > 0 && <p className="text-muted-foreground">{bestText(best, questions.length)}</p>}
        <Button type="button" size="lg" onClick={() => setState(FRESH_QUIZ)}>
          %quizStart%
        </Button>
      </div>
    );
  }

  if (state.isFinished) {
    const score = quizScore(questions, state);
    return (
      <div
        role="status"
        className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
      >
        <h3 className="font-heading text-xl font-semibold">%quizResult%</h3>
        <p className="font-heading text-3xl font-semibold">
          {"%quizScore%".replace("{n}", String(score)).replace("{all}", String(questions.length))}
        </p>
        <Progress value={(score / questions.length) * 100} aria-label="%quizResult%" />
        <p className="text-muted-foreground">{bestText(best, questions.length)}</p>
        <Button type="button" onClick={() => setState(FRESH_QUIZ)}>
          %quizAgain%
        </Button>
      </div>
    );
  }

  return (
    <QuizQuestionCard
      key={state.place}
      questions={questions}
      state={state}
      seconds={secondsPerQuestion}
      onAnswer={(option) => setState(giveAnswer(state, option))}
      onNext={advance}
    />
  );
}

function bestText(best: number, count: number): string {
  return "%quizBest%".replace("{n}", String(best)).replace("{all}", String(count));
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
