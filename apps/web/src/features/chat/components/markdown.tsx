import { cn, CodeBlock, scrollRegion } from '@loam/ui';
import { isValidElement, memo, type ReactNode, useDeferredValue } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];

/** Beyond this length the shape of a text is not worth the time it takes to find. */
const plainFrom = 80_000;

interface MarkdownProps {
  readonly text: string;
  /** More of it is coming. */
  readonly isStreaming?: boolean;
}

/** Stands behind the last word while more are coming. */
const caret =
  "[&>p:last-child]:after:ml-0.5 [&>p:last-child]:after:inline-block [&>p:last-child]:after:h-4 [&>p:last-child]:after:w-0.5 [&>p:last-child]:after:animate-shimmer [&>p:last-child]:after:bg-accent [&>p:last-child]:after:align-text-bottom [&>p:last-child]:after:content-['']";

/** What a model wrote. No picture is fetched for it, and no markup of its own runs. */
export const Markdown = memo(function Markdown({ text, isStreaming = false }: MarkdownProps) {
  const shown = useDeferredValue(text);
  if (shown.length > plainFrom) {
    return <p className="text-base break-words whitespace-pre-wrap">{shown}</p>;
  }
  return (
    <div className={cn('flex min-w-0 flex-col gap-3 text-base break-words', isStreaming && caret)}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {shown}
      </ReactMarkdown>
    </div>
  );
});

const components: Components = {
  h1: ({ children }) => <h3 className="mt-1 text-md font-semibold">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-1 text-md font-semibold">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-1 font-semibold">{children}</h4>,
  h4: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h5: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h6: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  p: ({ children }) => <p className="text-pretty">{children}</p>,
  ul: ({ children }) => (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted-foreground">{children}</ul>
  ),
  ol: ({ children, start }) => (
    <ol start={start} className="flex list-decimal flex-col gap-1 pl-5 marker:text-muted-foreground">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-0.5 [&_input]:mr-1.5">{children}</li>,
  blockquote: ({ children }) => (
    <blockquote className="flex flex-col gap-2 border-l-2 border-border-strong/50 pl-3 text-muted-foreground">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="border-border" />,
  a: ({ href, children }) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-sm text-accent underline underline-offset-2"
    >
      {children}
    </a>
  ),
  // A picture would tell its server who reads this, and when.
  img: ({ src, alt }) => (
    <a
      href={typeof src === 'string' ? src : undefined}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-sm text-accent underline underline-offset-2"
    >
      {alt === undefined || alt === '' ? 'Picture' : alt}
    </a>
  ),
  table: ({ children }) => (
    <div
      {...scrollRegion('Table')}
      className="focus-ring-inset overflow-x-auto rounded-lg border border-border"
    >
      <table className="w-full text-sm">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th className="border-b border-border bg-surface-sunken px-2.5 py-1.5 text-left font-medium">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="border-b border-border px-2.5 py-1.5 align-top">{children}</td>,
  pre: ({ children }) => <Fence>{children}</Fence>,
  code: ({ children }) => (
    <code className="rounded-sm bg-surface-sunken px-1 py-0.5 font-mono text-[0.9em] break-words dark:bg-surface-raised">
      {children}
    </code>
  ),
};

function Fence({ children }: { readonly children: ReactNode }) {
  if (!isValidElement<{ readonly className?: string; readonly children?: unknown }>(children)) {
    return <pre>{children}</pre>;
  }
  const { className, children: code } = children.props;
  const language = /language-([\w+-]+)/.exec(className ?? '')?.[1];
  return <CodeBlock code={typeof code === 'string' ? code.replace(/\n$/, '') : ''} title={language} />;
}
