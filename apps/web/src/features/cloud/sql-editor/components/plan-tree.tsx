import { scrollRegion } from '@loam/ui';
import type { PlanNode } from '../model/explain-tree.ts';
import { sqlWords } from '../texts.data.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** How the database would go about it, the costly steps marked. */
export function PlanTree({ root }: { readonly root: PlanNode }) {
  return (
    <div {...scrollRegion(sqlWords.plan)} className="min-h-0 flex-1 overflow-auto p-3">
      <ul>
        <PlanStep node={root} />
      </ul>
    </div>
  );
}

function PlanStep({ node }: { readonly node: PlanNode }) {
  return (
    <li>
      <div className="flex flex-col gap-0.5 py-1">
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-medium">{node.title}</span>
          <span className="text-xs text-muted-foreground tabular-nums">
            {percent.format(node.share)} · cost {node.cost.toLocaleString('en')} ·{' '}
            {node.rows.toLocaleString('en')} rows
          </span>
        </p>
        {node.detail === undefined ? null : (
          <p className="font-mono text-xs break-words text-muted-foreground">{node.detail}</p>
        )}
        <span aria-hidden className="h-1 w-40 rounded-full bg-surface-sunken">
          <span
            className={
              node.share > 0.5 ? 'block h-1 rounded-full bg-warning' : 'block h-1 rounded-full bg-info'
            }
            style={{ width: `${Math.max(2, node.share * 100)}%` }}
          />
        </span>
      </div>
      {node.children.length === 0 ? null : (
        <ul className="ms-2 border-s border-border ps-4">
          {node.children.map((child, index) => (
            <PlanStep key={index} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
