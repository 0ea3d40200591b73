import { type AiMessage, type ChatModel, EditId, texts, ToolApproval } from '@loam/contract';
import { TooltipProvider } from '@loam/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiProvider } from '../../../shared/api-context.tsx';
import { sampleApi, samplePane } from '../sample-pane.fixture.ts';
import { type ChatPaneActions, ChatPaneProvider } from '../chat-context.tsx';
import { aiMessage, userMessage } from '../sample-messages.fixture.ts';
import { chatWords } from '../texts.data.ts';
import { AnswerOutcome } from './answer-outcome.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { ErrorCard, PipelineErrorCard } from './error-cards.tsx';
import { Markdown } from './markdown.tsx';
import { QuestionCard } from './question-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { TurnStoryView } from './step-list.tsx';
import { TurnNotes } from './turn-notes.tsx';
import { UserBubble } from './user-bubble.tsx';

function markup(node: ReactNode, pane: ChatPaneActions = samplePane): string {
  return renderToStaticMarkup(
    <ApiProvider api={sampleApi}>
      <QueryClientProvider client={new QueryClient()}>
        <TooltipProvider>
          <ChatPaneProvider value={pane}>{node}</ChatPaneProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
}

describe('what a model wrote', () => {
  test('fetches no picture: it becomes a link with its words', () => {
    const html = markup(<Markdown text="![a spy](https://evil.example/pixel.png)" />);
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://evil.example/pixel.png"');
    expect(html).toContain('a spy');
  });

  test('runs no markup of its own and follows no scripted address', () => {
    const html = markup(<Markdown text={'<script>alert(1)</script>\n\n[go](javascript:alert(1))'} />);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
  });

  test('opens links apart from this page', () => {
    const html = markup(<Markdown text="[docs](https://example.com)" />);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer nofollow"');
  });

  test('shows code with a way to copy it', () => {
    const html = markup(<Markdown text={'```ts\nconst a = 1;\n```'} />);
    expect(html).toContain('const a = 1;');
    expect(html).toContain('aria-label="Copy code"');
  });
});

describe('errors', () => {
  test('have the title of their kind and the offer to fix them', () => {
    const html = markup(<ErrorCard error={{ kind: 'build', message: 'Unexpected token' }} />);
    expect(html).toContain(texts.errors.titles.build);
    expect(html).toContain(texts.errors.tryToFix);
  });

  test('that say nothing is to be done offer nothing to fix', () => {
    const html = markup(<ErrorCard error={{ kind: 'no_code_change', message: 'Stood there already.' }} />);
    expect(html).toContain(texts.errors.titles.no_code_change);
    expect(html).not.toContain(texts.errors.tryToFix);
    expect(html).not.toContain('text-danger');
  });

  test('that the AI cannot fix say so instead', () => {
    const html = markup(<ErrorCard error={{ kind: 'cors_error', message: 'blocked' }} />);
    expect(html).not.toContain(texts.errors.tryToFix);
    expect(html).toContain(chatWords.errors.noFix.cors_error);
  });

  test('around the model carry their trace id', () => {
    const error = { trace_id: 'tr_1', code: 'model_timeout', message: 'No answer.', details: '' } as const;
    expect(markup(<PipelineErrorCard error={error} />)).toContain('tr_1');
  });
});

describe('an approval', () => {
  const approval = ToolApproval.parse({
    id: 'a1',
    integration: 'core',
    tool: 'fetch_page',
    title: 'Fetch a page',
    arguments: { url: 'https://example.com/exactly-this' },
    arguments_hash: 'h',
    decision: null,
  });

  test('shows exactly what will be done, and three ways to answer', () => {
    const html = markup(<ApprovalCard messageId="m" approval={approval} isOpen />);
    expect(html).toContain('https://example.com/exactly-this');
    for (const word of ['once', 'always', 'deny'] as const) expect(html).toContain(chatWords.approval[word]);
  });

  test('asks nothing once it was decided or the answer has ended', () => {
    const decided = { ...approval, decision: 'denied' as const };
    expect(markup(<ApprovalCard messageId="m" approval={decided} isOpen />)).toContain(
      chatWords.approval.denied,
    );
    expect(markup(<ApprovalCard messageId="m" approval={approval} isOpen={false} />)).not.toContain(
      chatWords.approval.once,
    );
  });
});

test('a question offers its options, and afterwards shows what was answered', () => {
  const question = {
    id: 'q',
    text: 'Which colour?',
    options: ['Green', 'Blue'],
    allows_many: false,
    allows_text: true,
    answer: null,
  };
  const open = markup(<QuestionCard messageId="m" question={question} isOpen />);
  expect(open).toContain('Blue');
  expect(open).toContain(chatWords.question.own);
  const closed = markup(<QuestionCard messageId="m" question={{ ...question, answer: ['Green'] }} isOpen />);
  expect(closed).toContain('Green');
  expect(closed).not.toContain('Blue');
});

test('a secret has a masked field with its reason, and afterwards only its name', () => {
  const request = { id: 's', secrets: [{ name: 'STRIPE_KEY', reason: 'To take payments' }], decision: null };
  const open = markup(<SecretCard messageId="m" request={request} isOpen />);
  expect(open).toContain('type="password"');
  expect(open).toContain('To take payments');
  expect(open).toContain('aria-label="Show value of STRIPE_KEY"');
  for (const word of [texts.secrets.save, chatWords.secrets.decline]) expect(open).toContain(word);
  const given = markup(<SecretCard messageId="m" request={{ ...request, decision: 'set' }} isOpen />);
  expect(given).toContain(chatWords.secrets.set);
  expect(given).not.toContain('<input');
  const ended = markup(<SecretCard messageId="m" request={request} isOpen={false} />);
  expect(ended).toContain(chatWords.secrets.ended);
  expect(ended).not.toContain('<input');
});

test('steps are listed while they run and are one line afterwards', () => {
  const step = {
    id: 's',
    tool: 'write_file',
    kind: 'write' as const,
    title: 'Writing src/App.tsx',
    detail: '',
    paths: ['src/App.tsx'],
    status: 'done' as const,
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: '2026-01-01T00:00:00.500Z',
  };
  const running = markup(<TurnStoryView message={aiMessage(1, { status: 'running', steps: [step] })} />);
  expect(running).toContain('Writing src/App.tsx');
  const edit_id = EditId.parse('00000000-0000-4000-8000-000000000009');
  const done = markup(<TurnStoryView message={aiMessage(1, { steps: [step], edit_id })} />);
  expect(done).not.toContain('Writing src/App.tsx');
  expect(done).toContain('Changed 1 file');
  const stopped = markup(<TurnStoryView message={aiMessage(1, { status: 'stopped', steps: [step] })} />);
  expect(stopped).not.toContain('Changed');
});

test('what was said stands between the steps it belongs to, and a step counts what it writes', () => {
  const step = (id: string, textAt: number, fields: object = {}) => ({
    id,
    tool: 'write_file',
    kind: 'write',
    title: `Writing src/${id}.tsx`,
    text_at: textAt,
    status: 'running',
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: null,
    ...fields,
  });
  const content = 'First the page.\n\nThen the list.\n\nThere it is.';
  const steps = [step('Page', 15, { status: 'done', lines: 1 }), step('List', 31, { lines: 120 })];
  const order = [
    'First the page.',
    'Writing src/Page.tsx',
    '1 line<',
    'Then the list.',
    'Writing src/List.tsx',
    '120 lines<',
    'There it is.',
  ];
  const places = (html: string) => order.map((words) => html.indexOf(words));
  const running = places(
    markup(<TurnStoryView message={aiMessage(1, { status: 'running', content, steps })} />),
  );
  expect(running).not.toContain(-1);
  expect(running).toEqual(running.toSorted((a, b) => a - b));
  const done = markup(<TurnStoryView message={aiMessage(1, { content, steps })} />);
  expect(done).toContain('There it is.');
  expect(done).not.toContain('First the page.');
});

test.each([
  ['stopped', chatWords.notes.stoppedByOther],
  ['interrupted', chatWords.notes.interrupted],
  ['failed', chatWords.notes.failed],
])('an answer that was %s says so and can be tried again', (status, note) => {
  const html = markup(<TurnNotes message={aiMessage(1, { status })} />);
  expect(html).toContain(note);
  expect(html).toContain(chatWords.notes.again);
});

test('a claim of a change without one says that nothing was changed, and can be tried again', () => {
  const html = markup(<TurnNotes message={aiMessage(1, { has_unfounded_claim: true })} />);
  expect(html).toContain(chatWords.notes.nothingChanged);
  expect(html).toContain(chatWords.notes.again);
  expect(markup(<TurnNotes message={aiMessage(1)} />)).toBe('');
});

describe('after a fault of the model', () => {
  const offline: ChatModel = {
    id: 'offline',
    label: 'Offline',
    provider: 'offline',
    is_available: true,
    runs_as: 'offline',
    context_tokens: null,
    sees_images: false,
    price: null,
  };
  const failed = (more: Parameters<typeof aiMessage>[1] = {}) =>
    aiMessage(1, {
      status: 'failed',
      model: 'gpt-5',
      pipeline_errors: [{ trace_id: 't', code: 'model_unavailable', message: 'No answer.', details: '' }],
      ...more,
    });
  const notes = (message: AiMessage, models: readonly ChatModel[]) =>
    markup(<TurnNotes message={message} />, { ...samplePane, models });

  test('the rules are offered where there are any, and never after their own', () => {
    expect(notes(failed(), [offline])).toContain(chatWords.notes.byRules);
    expect(notes(failed(), [])).not.toContain(chatWords.notes.byRules);
    expect(notes(failed({ model: 'offline' }), [offline])).not.toContain(chatWords.notes.byRules);
    const conflict = { trace_id: 't', code: 'conflict', message: 'No.', details: '' } as const;
    expect(notes(failed({ pipeline_errors: [conflict] }), [offline])).not.toContain(chatWords.notes.byRules);
  });
});

test('someone else’s message carries their name, one’s own does not', () => {
  const author = {
    id: '00000000-0000-4000-8000-0000000000cc',
    display_name: 'Ada Field',
    photo_url: null,
  };
  const message = userMessage(1, { author, user_id: author.id, contains_error: true });
  expect(markup(<UserBubble message={message} isOwn={false} />)).toContain('Ada Field');
  const own = markup(<UserBubble message={message} isOwn />);
  expect(own).not.toContain('Ada Field');
  expect(own).toContain(chatWords.aboutError);
});

describe('a draft', () => {
  const draft = { state: 'offered', file_count: 3, checks: 'not_run' } as const;
  const card = (more: object = {}) =>
    markup(<DraftCard messageId="answer-000001" draft={{ ...draft, ...more }} />);

  test('says how much it is and whether it was checked, and can be continued or discarded', () => {
    const html = card();
    expect(html).toContain('3 files');
    expect(html).toContain(chatWords.draft.checks.not_run);
    expect(html).toContain(chatWords.draft.continue);
    expect(html).toContain(chatWords.draft.discard);
  });

  test('can be kept as it is only when its checks passed', () => {
    expect(card({ checks: 'passed' })).toContain(chatWords.draft.keep);
    for (const checks of ['failed', 'not_run']) {
      expect(card({ checks })).not.toContain(chatWords.draft.keep);
    }
  });

  test.each(['continued', 'kept', 'discarded', 'expired'] as const)('that was %s offers nothing', (state) => {
    const html = card({ state });
    expect(html).toContain(chatWords.draft.decided[state]);
    expect(html).not.toContain('<button');
  });
});

test('what was continued is not tried again', () => {
  const draft = { state: 'continued', file_count: 1, checks: 'failed' };
  const html = (fields: object) =>
    markup(<TurnNotes message={aiMessage(1, { status: 'failed', ...fields })} />);
  expect(html({ draft: { ...draft, state: 'offered' } })).toContain(chatWords.notes.again);
  expect(html({ draft })).not.toContain(chatWords.notes.again);
});

test('what is wrong with a draft is no error of the project', () => {
  const message = aiMessage(1, {
    status: 'failed',
    errors: [{ kind: 'build', message: 'Wrong', path: 'a.ts' }],
    notes: ['This ended at a limit.'],
    draft: { state: 'offered', file_count: 1, checks: 'failed' },
  });
  expect(markup(<AnswerOutcome message={message} isLast />)).not.toContain(texts.errors.tryToFix);
  expect(markup(<AnswerOutcome message={message} isLast />)).toContain('This ended at a limit.');
  expect(markup(<AnswerOutcome message={{ ...message, draft: null }} isLast />)).toContain(
    texts.errors.tryToFix,
  );
});
