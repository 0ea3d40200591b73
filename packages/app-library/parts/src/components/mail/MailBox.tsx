import { MailIcon } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { ConversationList } from "@/components/mail/ConversationList";
import { ConversationThread } from "@/components/mail/ConversationThread";
import { NewMessageDialog } from "@/components/mail/NewMessageDialog";
import { SentMessages } from "@/components/mail/SentMessages";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useConversations } from "@/data/mail/conversations";
import { words } from "@/lib/words";

export function MailBox() {
  const conversations = useConversations();
  const [openId, setOpenId] = useState("");
  const open = conversations.find(({ id }) => id === openId) ?? conversations[0];

  return (
    <Tabs defaultValue="inbox" className="gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabsList>
          <TabsTrigger value="inbox">{words.mailInbox}</TabsTrigger>
          <TabsTrigger value="sent">{words.mailSent}</TabsTrigger>
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
          <EmptyState icon={MailIcon} title={words.mailNone} text={words.mailNoneText} />
        )}
      </TabsContent>
      <TabsContent value="sent">
        <SentMessages conversations={conversations} />
      </TabsContent>
    </Tabs>
  );
}
