import type { WordTable } from '../../blocks/block-words.ts';

/** Polls with one or several answers, until a day; results show once one has voted. */
export const POLLS: Readonly<Record<string, string>> = {
  'src/lib/tools/poll.ts': `export interface PollOption {
  label: string;
  votes: number;
}

export interface Poll {
  id: string;
  question: string;
  options: readonly PollOption[];
  isMultiple: boolean;
  /** The last day to vote, "2030-01-31"; empty without an end. */
  endsOn: string;
  /** What this visitor chose; null before the vote. */
  chosen: readonly number[] | null;
}

export function isClosed({ endsOn }: Poll, today: string): boolean {
  return endsOn !== "" && endsOn < today;
}

/** One vote for each visitor, and none after the end. */
export function withVote(poll: Poll, chosen: readonly number[], today: string): Poll {
  if (poll.chosen !== null || chosen.length === 0 || isClosed(poll, today)) return poll;
  const options = poll.options.map((option, at) =>
    chosen.includes(at) ? { ...option, votes: option.votes + 1 } : option,
  );
  return { ...poll, options, chosen };
}

/** Whole percents of each option; all zero before the first vote. */
export function pollShares(votes: readonly number[]): readonly number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  return votes.map((count) => (total === 0 ? 0 : Math.round((count / total) * 100)));
}
`,
  'src/components/tools/PollBoard.tsx': `interface PollBoardProps {
  first: readonly { question: string; options: readonly string[]; votes: readonly number[] }[];
  minOptions: number;
  maxOptions: number;
}

export function PollBoard({ first, minOptions, maxOptions }: PollBoardProps) {
  const [polls, setPolls] = useStored<readonly Poll[]>(
    "polls",
    first.map(({ question, options, votes }, index) => ({
      id: "poll-" + (index + 1),
      question,
      options: options.map((label, at) => ({ label, votes: votes[at] ?? 0 })),
      isMultiple: false,
      endsOn: index === 3 ? inDays(-2) : index === 1 ? inDays(7) : "",
      chosen: null,
    })),
  );
  const [text, setText] = useState("");
  const found = polls.filter(({ question }) => matchesText(text, [question]));

  const vote = (poll: Poll, chosen: readonly number[]) => {
    setPolls(polls.map((other) => (other.id === poll.id ? withVote(poll, chosen, inDays(0)) : other)));
    toast.success("%tVoted%");
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <PollForm
        minOptions={minOptions}
        maxOptions={maxOptions}
        onCreate={(poll) => {
          setPolls([poll, ...polls]);
          toast.success("%tPollCreated%");
        }}
      />
      <div className="grid gap-4">
        <Input
          type="search"
          aria-label="%tSearchPolls%"
          placeholder="%tSearchPolls%"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="bg-card text-card-foreground dark:bg-card"
        />
        {found.length === 0 && <EmptyState icon={VoteIcon} title="%tNoPolls%" text="%tNoPollsText%" />}
        <ul className="grid gap-4">
          {found.map((poll) => (
            <PollCard
              key={poll.id}
              poll={poll}
              onVote={(chosen) => vote(poll, chosen)}
              onRemove={async () => setPolls(polls.filter(({ id }) => id !== poll.id))}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
`,
  'src/components/tools/PollForm.tsx': `interface PollFormProps {
  minOptions: number;
  maxOptions: number;
  onCreate: (poll: Poll) => void;
}

export function PollForm({ minOptions, maxOptions, onCreate }: PollFormProps) {
  const blank = Array.from({ length: minOptions }, () => "");
  const [question, setQuestion] = useState("");
  const [options, setOptions] = useState<readonly string[]>(blank);
  const [isMultiple, setIsMultiple] = useState(false);
  const [endsOn, setEndsOn] = useState("");
  const [problem, setProblem] = useState("");

  const create = (event: FormEvent) => {
    event.preventDefault();
    const filled = [...new Set(options.map((option) => option.trim()).filter((option) => option !== ""))];
    if (question.trim() === "" || filled.length < minOptions) {
      setProblem("%tPollNeeds%".replace("{n}", String(minOptions)));
      return;
    }
    if (endsOn !== "" && endsOn < inDays(0)) {
      setProblem("%tPollPast%");
      return;
    }
    onCreate({
      id: crypto.randomUUID(),
      question: question.trim(),
      options: filled.map((label) => ({ label, votes: 0 })),
      isMultiple,
      endsOn,
      chosen: null,
    });
    setQuestion("");
    setOptions(blank);
    setEndsOn("");
    setProblem("");
  };

  return (
    <form onSubmit={create} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tNewPoll%</h3>
      <div className="grid gap-1.5">
        <Label htmlFor="poll-question">%tPollQuestion%</Label>
        <Input id="poll-question" value={question} onChange={(event) => setQuestion(event.target.value)} />
      </div>
      {options.map((option, at) => (
        <div key={at} className="grid gap-1.5">
          <Label htmlFor={"poll-option-" + at}>
            %tPollOption% {at + 1}
          </Label>
          <Input
            id={"poll-option-" + at}
            value={option}
            onChange={(event) =>
              setOptions(options.map((other, index) => (index === at ? event.target.value : other)))
            }
          />
        </div>
      ))}
      <FilterSwitch label="%tSeveralAnswers%" checked={isMultiple} onChange={setIsMultiple} />
      <div className="grid gap-1.5">
        <Label htmlFor="poll-end">%tEndDate%</Label>
        <Input id="poll-end" type="date" value={endsOn} onChange={(event) => setEndsOn(event.target.value)} />
      </div>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="outline"
          disabled={options.length >= maxOptions}
          onClick={() => setOptions([...options, ""])}
        >
          <PlusIcon aria-hidden="true" />
          %tPollOption%
        </Button>
        <Button type="submit">%tCreatePoll%</Button>
      </div>
    </form>
  );
}
`,
  'src/components/tools/PollCard.tsx': `interface PollCardProps {
  poll: Poll;
  onVote: (chosen: readonly number[]) => void;
  onRemove: () => Promise<void>;
}

export function PollCard({ poll, onVote, onRemove }: PollCardProps) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const shares = pollShares(poll.options.map(({ votes }) => votes));
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const isOver = isClosed(poll, inDays(0));
  const isOpen = poll.chosen === null && !isOver;
  const toggle = (at: number) => setPicked(picked.includes(at) ? picked.filter((other) => other !== at) : [...picked, at]);

  return (
    <li className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold break-words">{poll.question}</h3>
        {poll.endsOn !== "" && (
          <Badge variant="secondary">
            {isOver ? "%tPollClosed%" : "%tPollUntil%".replace("{name}", formatDate(poll.endsOn))}
          </Badge>
        )}
      </div>
      <ul className="grid gap-3">
        {poll.options.map(({ label, votes }, at) => (
          <li key={label} className="grid gap-1.5">
            <div className="flex items-center justify-between gap-3">
              {isOpen && poll.isMultiple ? (
                <Label className="flex items-center gap-3 text-base font-normal">
                  <Checkbox checked={picked.includes(at)} onCheckedChange={() => toggle(at)} />
                  {label}
                </Label>
              ) : (
                <span className={cn("break-words", poll.chosen?.includes(at) && "font-semibold")}>{label}</span>
              )}
              {isOpen && !poll.isMultiple && (
                <Button type="button" size="sm" variant="outline" aria-label={"%tVote%: " + label} onClick={() => onVote([at])}>
                  %tVote%
                </Button>
              )}
              {!isOpen && (
                <span className="text-sm tabular-nums">
                  {votes} · {shares[at]} %
                </span>
              )}
            </div>
            {!isOpen && <Progress value={shares[at]} aria-label={label} className="h-2.5" />}
          </li>
        ))}
      </ul>
      {isOpen && poll.isMultiple && (
        <Button type="button" className="justify-self-start" onClick={() => (picked.length === 0 ? toast.info("%tPickOne%") : onVote(picked))}>
          %tVote%
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">
          {isOpen ? "%tResultsLater%" : "%tVotes%".replace("{n}", String(total))}
        </p>
        <div className="flex gap-2">
          <ShareButton label="%tShareLink%" title={poll.question} path={"/#" + poll.id} />
          <DeleteButton name={poll.question} onDelete={onRemove} isCompact />
        </div>
      </div>
    </li>
  );
}
`,
};

export const POLL_WORDS: WordTable = {
  tSeveralAnswers: [
    'Several answers allowed',
    'Permitir várias respostas',
    'Permitir varias respuestas',
    'Mehrere Antworten erlaubt',
    'Plusieurs réponses possibles',
  ],
  tEndDate: ['End date', 'Data final', 'Fecha final', 'Enddatum', 'Date de fin'],
  tPollNeeds: [
    'Write a question and at least {n} different options.',
    'Escreva uma pergunta e pelo menos {n} opções diferentes.',
    'Escriba una pregunta y al menos {n} opciones distintas.',
    'Schreiben Sie eine Frage und mindestens {n} verschiedene Optionen.',
    'Écrivez une question et au moins {n} options différentes.',
  ],
  tPollPast: [
    'The end date is in the past.',
    'A data final já passou.',
    'La fecha final ya pasó.',
    'Das Enddatum liegt in der Vergangenheit.',
    'La date de fin est passée.',
  ],
  tPollClosed: ['Closed', 'Encerrada', 'Cerrada', 'Beendet', 'Terminé'],
  tPollUntil: ['Until {name}', 'Até {name}', 'Hasta {name}', 'Bis {name}', 'Jusqu’au {name}'],
  tResultsLater: [
    'Vote to see the results',
    'Vote para ver os resultados',
    'Vota para ver los resultados',
    'Nach der Stimme sieht man das Ergebnis',
    'Votez pour voir les résultats',
  ],
  tPickOne: [
    'Choose at least one answer.',
    'Escolha pelo menos uma resposta.',
    'Elige al menos una respuesta.',
    'Bitte mindestens eine Antwort wählen.',
    'Choisissez au moins une réponse.',
  ],
  tShareLink: ['Share link', 'Copiar link', 'Copiar enlace', 'Link teilen', 'Partager le lien'],
};
