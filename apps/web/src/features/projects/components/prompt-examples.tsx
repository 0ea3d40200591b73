import { Button } from '@loam/ui';
import { examplePrompts, projectTexts } from '../texts.data.ts';

export function PromptExamples({ onChoose }: { readonly onChoose: (prompt: string) => void }) {
  return (
    <ul aria-label={projectTexts.prompt.examplesLabel} className="flex flex-wrap justify-center gap-2">
      {examplePrompts.map((example) => (
        <li key={example.title}>
          <Button
            variant="outline"
            size="sm"
            title={example.prompt}
            onClick={() => onChoose(example.prompt)}
            className="rounded-full font-normal"
          >
            {example.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
