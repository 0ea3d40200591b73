import { type AiMessage, fillText } from '@loam/contract';
import { useState } from 'react';
import type { Conversation } from './model/conversation.ts';
import { waitingOf } from './model/waiting.ts';
import { chatWords } from './texts.data.ts';

const { announced } = chatWords.waiting;

/** For those who listen: that an answer has begun, waits for them and has ended, not each word of it. */
export function useChatAnnouncement(conversation: Conversation, running: AiMessage | undefined): string {
  const [followed, setFollowed] = useState<string>();
  const [text, setText] = useState('');
  const waiting = waitingOf(running);
  const [askedId, setAskedId] = useState<string>();
  if (waiting?.id !== askedId) {
    setAskedId(waiting?.id);
    if (waiting) setText(fillText(announced, { kind: chatWords.waiting[waiting.kind], text: waiting.text }));
  }
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
