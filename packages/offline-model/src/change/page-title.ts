import { bare, sentence } from './phrases.ts';
import type { Wish } from './wish.ts';

const CALLED =
  /\b(?:called|named|titled|namens|genannt|mit dem namen|appelée?|nommée?|intitulée?|llamad[ao]|titulad[ao]|chamad[ao])\s+(?:“(\d+)”|(.+?))(?=\s+(?:with|where|that|for|which|mit|avec|con|com)\b|[,.:]|$)/iu;
const QUOTED_PAGE = /“(\d+)”\s*(?:page|section|tab)|(?:page|section|tab)\s*“(\d+)”/iu;
const PAGE_ABOUT =
  /\b(?:page|tab|section)\s+(?:with|for|about|on|of|listing|showing|mit|für|über|avec|pour|sur|con|para|sobre|com|de|d['’]|del|do|da)\s+(.+?)(?=\s+(?:that|which|where)\b|[,.:“]|$)/iu;
const BEFORE_PAGE =
  /(?:^|\b(?:add|create|make|a|an|the|new)\s+)([\p{L}\p{N}&' -]{2,40}?)\s*(?:page|tab|section|screen)\b/iu;

/** The name a page is given: quoted, after "called", or before "page". */
export function titleIn({ order, quotes }: Wish): string | null {
  const called = CALLED.exec(order);
  if (called) return quotes[Number(called[1])] ?? sentence((called[2] ?? '').trim());
  const quoted = QUOTED_PAGE.exec(order)
    ?.slice(1)
    .find((index) => index !== undefined);
  if (quoted !== undefined) return quotes[Number(quoted)] ?? null;
  const about = bare(PAGE_ABOUT.exec(order)?.[1] ?? '');
  return about === '' ? titleBefore(order) : sentence(about);
}

export function titleBefore(order: string): string | null {
  const before = BEFORE_PAGE.exec(order)?.[1] ?? '';
  const name = bare(
    before.replace(/^(?:add|create|make|have|build|bring|put|show|include|insert|give)\s+/iu, ''),
  );
  const isNone = name === '' || name.split(' ').length > 4 || /^(?:show|list|display)\b/iu.test(name);
  return isNone ? null : sentence(name);
}
