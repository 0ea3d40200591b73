import { Fragment } from "react";
import { Separator } from "@/components/ui/separator";
import { type MarkdownBlock, readInline, readMarkdown } from "@/lib/tools/read-markdown";
import { cn } from "@/lib/utils";

const HEADINGS = ["h2", "h3", "h4", "h5", "h6", "h6"] as const;
const SIZES = ["text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm"];

export function MarkdownView({ source }: { source: string }) {
  return (
    <div className="grid content-start gap-4 leading-relaxed break-words">
      {readMarkdown(source).map((block, index) => (
        <MarkdownPart key={index} block={block} />
      ))}
    </div>
  );
}

function MarkdownPart({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = HEADINGS[block.level - 1];
      return (
        <Heading className={cn("font-heading font-semibold", SIZES[block.level - 1])}>
          <Inline text={block.text} />
        </Heading>
      );
    }
    case "rule":
      return <Separator />;
    case "code":
      return (
        <pre className="overflow-x-auto rounded-lg bg-muted p-4 font-mono text-sm text-foreground">
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote className="border-l-4 border-primary pl-4 italic">
          <Inline text={block.text} />
        </blockquote>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List className={cn("grid gap-1 pl-6", block.isOrdered ? "list-decimal" : "list-disc")}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "text":
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
  }
}

function Inline({ text }: { text: string }) {
  return readInline(text).map((piece, index) => {
    switch (piece.kind) {
      case "strong":
        return <strong key={index}>{piece.text}</strong>;
      case "slanted":
        return <em key={index}>{piece.text}</em>;
      case "code":
        return (
          <code key={index} className="rounded bg-muted px-1.5 py-0.5 font-mono text-sm text-foreground">
            {piece.text}
          </code>
        );
      case "link":
        return (
          <a
            key={index}
            href={piece.url}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {piece.text}
          </a>
        );
      case "plain":
        return <Fragment key={index}>{piece.text}</Fragment>;
    }
  });
}
