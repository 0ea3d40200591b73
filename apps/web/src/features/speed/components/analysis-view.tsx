import { enums, type PageSpeed, type Project, type SpeedCategory } from '@loam/contract';
import { useState } from 'react';
import { categoryView } from '../model/speed-rules.ts';
import { speedTexts } from '../texts.data.ts';
import { CategoryCards } from './category-cards.tsx';
import { FixButton } from './fix-button.tsx';
import { IssueList } from './issue-list.tsx';

interface AnalysisViewProps {
  readonly project: Project;
  readonly analysis: PageSpeed;
}

export function AnalysisView({ project, analysis }: AnalysisViewProps) {
  const [chosen, setChosen] = useState<SpeedCategory>('performance');
  const result = analysis.results.lighthouseResult;
  const views = enums.speed.categories.map((category) => categoryView(result, category));
  const view = categoryView(result, chosen);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <CategoryCards views={views} chosen={chosen} onChoose={setChosen} />
      <div className="flex min-w-0 gap-6 max-lg:flex-col">
        <section className="min-w-0 flex-1">
          <div className="mb-1 flex items-center justify-between gap-3">
            <h3 className="font-semibold">{speedTexts.categories[chosen]}</h3>
            {view.issues.length === 0 ? null : (
              <FixButton
                project={project}
                view={view}
                url={result.finalUrl}
                analysedAt={analysis.timestamp}
              />
            )}
          </div>
          <IssueList key={`${analysis.strategy} ${chosen} ${analysis.timestamp}`} view={view} />
        </section>
        {result.screenshot === null ? null : (
          <img
            src={result.screenshot}
            alt={speedTexts.screenshot}
            className="max-h-80 max-w-full shrink-0 self-start rounded-lg border border-border object-contain lg:max-w-64"
          />
        )}
      </div>
    </div>
  );
}
