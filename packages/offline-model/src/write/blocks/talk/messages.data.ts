/** Conversations between people: the list, the thread, what was sent, a new one. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'src/data/mail/conversations.ts': `export interface MailMessage {
  isMine: boolean;
  text: string;
  /** ISO date and time. */
  sentAt: string;
}

export interface Conversation extends RecordBase {
  partner: string;
  about: string;
  messages: readonly MailMessage[];
}

const conversationTable = localTable<Conversation>("conversations", { seed: firstConversations });

/** The one with the latest message first. */
export function useConversations(): readonly Conversation[] {
  const all = useSyncExternalStore(conversationTable.subscribe, conversationTable.list);
  return all.toSorted((left, right) => lastSent(right).localeCompare(lastSent(left)));
}

export async function sendReply(conversation: Conversation, text: string) {
  const message = { isMine: true, text, sentAt: new Date().toISOString() };
  return conversationTable.update(conversation.id, { messages: [...conversation.messages, message] });
}

export async function startConversation(partner: string, about: string, text: string) {
  const message = { isMine: true, text, sentAt: new Date().toISOString() };
  return conversationTable.create({ partner, about, messages: [message] });
}

function lastSent({ messages, createdAt }: Conversation): string {
  return messages.at(-1)?.sentAt ?? createdAt;
}
`,
  'src/components/mail/MailBox.tsx': `export function MailBox() {
  const conversations = useConversations();
  const [openId, setOpenId] = useState("");
  const open = conversations.find(({ id }) => id === openId) ?? conversations[0];

  return (
    <Tabs defaultValue="inbox" className="gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabsList>
          <TabsTrigger value="inbox">%mailInbox%</TabsTrigger>
          <TabsTrigger value="sent">%mailSent%</TabsTrigger>
        </TabsList>
        <NewMessageDialog onSent={setOpenId} />
      </div>
      <TabsContent value="inbox">
        {open ? (
          <div className="grid items-start gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
            <ConversationList conversations={conversations} openId={open.id} onOpen={setOpenId} />
            <ConversationThread key={open.id} conversation={open} />
          </div>
        ) : (
          <EmptyState icon={MailIcon} title="%mailNone%" text="%mailNoneText%" />
        )}
      </TabsContent>
      <TabsContent value="sent">
        <SentMessages conversations={conversations} />
      </TabsContent>
    </Tabs>
  );
}
`,
  'src/components/mail/ConversationList.tsx': `interface ConversationListProps {
  conversations: readonly Conversation[];
  openId: string;
  onOpen: (id: string) => void;
}

export function ConversationList({ conversations, openId, onOpen }: ConversationListProps) {
  return (
    <ul aria-label="%mailInbox%" className="grid gap-2">
      {conversations.map(({ id, partner, about, messages }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId ? "true" : undefined}
            onClick={() => onOpen(id)}
            className={cn(
              "flex w-full items-center gap-3 rounded-xl border bg-card p-3 text-left text-card-foreground outline-none hover:border-primary focus-visible:ring-2 focus-visible:ring-ring",
              id === openId && "border-l-4 border-primary",
            )}
          >
            <PersonAvatar name={partner} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{partner}</span>
              <span className="truncate text-sm text-muted-foreground">{about || messages.at(-1)?.text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
`,
  'src/components/mail/ConversationThread.tsx': `export function ConversationThread({ conversation }: { conversation: Conversation }) {
  const [text, setText] = useState("");
  const { partner, about, messages } = conversation;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    await sendReply(conversation, text.trim());
    setText("");
  };

  return (
    <section
      aria-label={"%mailWith%".replace("{name}", partner)}
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <div className="border-b pb-3">
        <h2 className="font-heading text-lg font-semibold">{partner}</h2>
        {about && <p className="text-sm text-muted-foreground">{about}</p>}
      </div>
      <ol aria-live="polite" className="grid max-h-96 gap-3 overflow-y-auto">
        {messages.map((message, index) => (
          <li
            key={index}
            className={cn(
              "grid w-fit max-w-[85%] gap-1 rounded-2xl px-4 py-2.5",
              message.isMine ? "justify-self-end bg-primary text-primary-foreground" : "bg-muted text-foreground",
            )}
          >
            <p className="break-words whitespace-pre-line">{message.text}</p>
            <p className="text-xs">{formatRelative(message.sentAt)}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="flex items-end gap-2 border-t pt-4">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="reply">%mailMessage%</Label>
          <Textarea id="reply" rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit">
          <SendIcon aria-hidden="true" />
          %mailSend%
        </Button>
      </form>
    </section>
  );
}
`,
  'src/components/mail/SentMessages.tsx': `export function SentMessages({ conversations }: { conversations: readonly Conversation[] }) {
  const sent = conversations
    .flatMap(({ id, partner, messages }) =>
      messages
        .filter((message) => message.isMine)
        .map((message, index) => ({ ...message, partner, key: id + index })),
    )
    .toSorted((left, right) => right.sentAt.localeCompare(left.sentAt));

  if (sent.length === 0) return <EmptyState icon={SendIcon} title="%mailNone%" text="%mailNoneText%" />;

  return (
    <ul aria-label="%mailSent%" className="grid max-w-3xl gap-3">
      {sent.map(({ key, partner, text, sentAt }) => (
        <li key={key} className="grid gap-1 rounded-xl border bg-card p-4 text-card-foreground">
          <p className="flex flex-wrap justify-between gap-2 text-sm text-muted-foreground">
            <span>
              %mailTo%: <span className="font-medium text-card-foreground">{partner}</span>
            </span>
            <span>{formatRelative(sentAt)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );
}
`,
  'src/components/mail/NewMessageDialog.tsx': `const newMessageSchema = z.object({
  partner: z.string().trim().min(1, "%mailToRequired%"),
  about: z.string().trim(),
  text: z.string().trim().min(1, "%mailTextRequired%"),
});

type NewMessageValues = z.infer<typeof newMessageSchema>;

export function NewMessageDialog({ onSent }: { onSent: (conversationId: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<NewMessageValues>({
    resolver: zodResolver(newMessageSchema),
    defaultValues: { partner: "", about: "", text: "" },
  });

  const send = form.handleSubmit(async ({ partner, about, text }) => {
    const result = await startConversation(partner, about, text);
    if (!result.ok) return;
    toast.success("%mailDone%");
    form.reset();
    setIsOpen(false);
    onSent(result.record.id);
  });

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button type="button">
          <PenLineIcon aria-hidden="true" />
          %mailNew%
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>%mailNew%</DialogTitle>
        </DialogHeader>
        <Form {...form}>
          <form onSubmit={send} noValidate className="grid gap-5">
%partnerField%            <TextField control={form.control} name="about" label="%mailAbout%" />
            <LongTextField control={form.control} name="text" label="%mailMessage%" isRequired />
            <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-end">
              %mailSend%
            </Button>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
`,
};
