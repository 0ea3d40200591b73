import type { AiMessage } from '@loam/contract';
import { useState } from 'react';
import type { Conversation } from './model/conversation.ts';
import { chatWords } from './texts.data.ts';

/** For those who listen: that an answer has begun and that it has ended, not each word of it. */
export function useChatAnnouncement(conversation: Conversation, running: AiMessage | undefined): string {
  const [followed, setFollowed] = useState<string>();
  const [text, setText] = useState('');
  if (running?.id !== followed) {
    const ended = followed === undefined ? undefined : conversation.messages[followed];
    setFollowed(running?.id);
    setText(running === undefined ? endedText(ended?.status) : chatWords.announce.started);
  }
  return text;
}

function endedText(status: string | undefined): string {
  return status === undefined || status === 'completed' || status === 'stopped'
    ? chatWords.announce.finished
    : chatWords.announce.failed;
}
