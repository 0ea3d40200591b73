/** A helper with prepared answers, and a place for files. */
export const TALK: Readonly<Record<string, string>> = {
  'src/lib/find-answer.ts': `export interface PreparedAnswer {
  words: readonly string[];
  text: string;
}

/** The answer that shares most words with the question; none when no word is shared. */
export function findAnswer(question: string, answers: readonly PreparedAnswer[]): string | undefined {
  const asked = plainWords(question).join(" ");
  const ranked = answers
    .map(({ words, text }) => ({ text, hits: words.filter((word) => isAsked(asked, word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((left, right) => right.hits - left.hits);
  return ranked[0]?.text;
}

function isAsked(asked: string, word: string): boolean {
  const plain = plainWords(word).join(" ");
  return plain !== "" && asked.includes(plain);
}

function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\\p{L}\\p{N}]+/u)
    .filter((word) => word !== "");
}
`,
  'src/components/talk/ChatAssistant.tsx': `interface ChatLine {
  isMine: boolean;
  text: string;
}

interface ChatAssistantProps {
  /** What it says first. */
  hello: string;
  answers: readonly PreparedAnswer[];
}

export function ChatAssistant({ hello, answers }: ChatAssistantProps) {
  const first: readonly ChatLine[] = [{ isMine: false, text: hello }];
  const [said, setSaid] = useStored("assistant", first);
  const [text, setText] = useState("");
  const suggestions = answers.map(({ words }) => words[0] ?? "").filter((word) => word !== "");

  const ask = (question: string) => {
    if (question.trim() === "") return;
    const answer = findAnswer(question, answers) ?? "%botUnknown%";
    setSaid([...said, { isMine: true, text: question.trim() }, { isMine: false, text: answer }]);
    setText("");
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };

  return (
    <div className="grid max-w-2xl gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <div className="flex items-center justify-between gap-3 border-b pb-3">
        <h3 className="flex items-center gap-2 font-heading font-semibold">
          <BotIcon aria-hidden="true" className="size-5" />
          %botName%
        </h3>
        <Button type="button" variant="ghost" size="sm" onClick={() => setSaid(first)}>
          %botClear%
        </Button>
      </div>
      <ol aria-live="polite" className="grid max-h-96 gap-3 overflow-y-auto">
        {said.map((line, index) => (
          <li
            key={index}
            className={cn(
              "w-fit max-w-[85%] rounded-2xl px-4 py-2.5 break-words",
              line.isMine ? "justify-self-end bg-primary text-primary-foreground" : "bg-muted text-foreground",
            )}
          >
            {line.text}
          </li>
        ))}
      </ol>
      {suggestions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {suggestions.slice(0, 5).map((suggestion) => (
            <li key={suggestion}>
              <Button type="button" variant="outline" size="sm" onClick={() => ask(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="question">%botAsk%</Label>
          <Input id="question" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit">
          <SendIcon aria-hidden="true" />
          %mailSend%
        </Button>
      </form>
      <p className="text-xs text-muted-foreground">%botNote%</p>
    </div>
  );
}
`,
  'src/data/files/uploaded-files.ts': `interface UploadedFile extends RecordBase {
  /** Name and content in one text. */
  file: string;
}

const uploadTable = localTable<UploadedFile>("uploaded-files", { seed: () => [] });

export function useUploads(): readonly UploadedFile[] {
  return useSyncExternalStore(uploadTable.subscribe, uploadTable.list);
}

export async function addUpload(file: File) {
  return uploadTable.create({ file: await readFile(file) });
}

export async function removeUpload(id: string) {
  await uploadTable.remove(id);
}
`,
  'src/components/files/FileDrop.tsx': `const MAX_UPLOAD_BYTES = 700_000;

/** Takes files by choice or by dropping; those too large are refused. */
export function FileDrop({ onAdd }: { onAdd: (file: File) => Promise<unknown> }) {
  const addAll = async (files: FileList | null) => {
    for (const file of files ?? []) {
      if (file.size > MAX_UPLOAD_BYTES) {
        toast.error("%fileTooLarge%", { description: file.name });
        continue;
      }
      await onAdd(file);
      toast.success("%uploadDone%", { description: file.name });
    }
  };

  return (
    <Label
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        await addAll(event.dataTransfer.files);
      }}
      className="grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-dashed border-primary bg-card p-8 text-center text-card-foreground has-focus-visible:ring-2 has-focus-visible:ring-ring"
    >
      <UploadIcon aria-hidden="true" className="size-8" />
      <span className="font-medium">%uploadChoose%</span>{" "}
      <span className="text-sm font-normal text-muted-foreground">%uploadDrop%</span>
      <input type="file" multiple className="sr-only" onChange={(event) => addAll(event.target.files)} />
    </Label>
  );
}
`,
  'src/components/files/FileRow.tsx': `interface FileRowProps {
  file: string;
  /** When it was added, as it is read. */
  added: string;
  onDelete: () => Promise<void>;
}

export function FileRow({ file, added, onDelete }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-lg border bg-card p-3 text-card-foreground">
      <FileIcon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 break-words">
        <FileLink file={file} />
      </span>
      <span className="text-sm text-muted-foreground">{added}</span>
      <DeleteButton name={fileName(file)} onDelete={onDelete} isCompact />
    </li>
  );
}
`,
  'src/components/files/FileUploads.tsx': `export function FileUploads() {
  const uploads = useUploads();
  return (
    <div className="grid max-w-2xl gap-6">
      <FileDrop onAdd={addUpload} />
      {uploads.length === 0 ? (
        <EmptyState icon={FileIcon} title="%uploadNone%" text="%uploadNoneText%" />
      ) : (
        <ul aria-label="%uploadFiles%" className="grid gap-2">
          {uploads.map(({ id, file, createdAt }) => (
            <FileRow key={id} file={file} added={formatRelative(createdAt)} onDelete={() => removeUpload(id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
`,
};
