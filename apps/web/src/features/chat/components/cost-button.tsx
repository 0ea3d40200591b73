import type { AiMessage, ChatModel } from '@loam/contract';
import { Button, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import { Receipt } from 'lucide-react';
import { formatCredits } from '../../billing/model/format-credits.ts';
import { useChatPane } from '../chat-context.tsx';
import { nameOfModel, offlineModel } from '../model/model-choice.ts';
import { durationText } from '../model/turn-summary.ts';
import { chatWords } from '../texts.data.ts';

const words = chatWords.cost;
const count = new Intl.NumberFormat('en');

/** What an answer cost and which model gave it. */
export function CostButton({ message }: { readonly message: AiMessage }) {
  const { models } = useChatPane();
  const facts = factsOf(message, models);
  if (facts.length === 0) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          size="icon"
          variant="ghost"
          aria-label={chatWords.actions.cost}
          title={chatWords.actions.cost}
          className="size-7 max-sm:size-8"
        >
          <Receipt aria-hidden className="size-3.5 text-muted-foreground" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={words.title} className="w-64 p-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="text-right break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </PopoverContent>
    </Popover>
  );
}

function factsOf(message: AiMessage, models: readonly ChatModel[]): readonly (readonly [string, string])[] {
  const { model, cost_credits: credits, usage } = message;
  const facts: (readonly [string, string])[] = [];
  if (model !== null) facts.push([words.model, writerOf(model, models)]);
  if (credits !== null) facts.push([words.credits, credits === 0 ? words.free : formatCredits(credits)]);
  if (usage !== null) {
    facts.push([words.input, count.format(usage.input_tokens)]);
    if (usage.cached_input_tokens > 0) facts.push([words.cached, count.format(usage.cached_input_tokens)]);
    facts.push([words.output, count.format(usage.output_tokens)]);
  }
  const firstWordMs = message.time_to_first_token_ms;
  if (firstWordMs !== null) facts.push([words.firstWord, durationText(firstWordMs)]);
  return facts;
}

/** The one that answered at last, also where it stood in for another. */
function writerOf(model: string, models: readonly ChatModel[]): string {
  return model === offlineModel ? words.rules : (nameOfModel(models, model) ?? model);
}
