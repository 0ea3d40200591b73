import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Avatar } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { Progress, ProgressPhases } from './progress.tsx';
import { RadioCards } from './radio-cards.tsx';
import { RelativeTime } from './relative-time.tsx';
import { SproutMark, SproutThinking } from './sprout-mark.tsx';
import { TooltipProvider } from './tooltip.tsx';
import { UsageMeter } from './usage-meter.tsx';

const people = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Anning'].map((name) => ({
  id: name,
  name,
}));

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    expect(markup(<Button>Save</Button>)).toContain('type="button"');
    expect(markup(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('stays focusable and keeps its text, and so its width, while loading', () => {
    const html = markup(<Button loading>Save</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('Save');
  });

  it('gives its look to a link', () => {
    const html = markup(
      <Button asChild variant="primary">
        <a href="/next">Next</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*href="\/next"/);
    expect(html).toContain('bg-accent');
  });
});

describe('Field', () => {
  it('joins label, hint and error to its control', () => {
    const html = markup(
      <Field label="Name" hint="Shown to all" error="Too short" required>
        <Input />
      </Field>,
    );
    const control = attribute(html, 'input', 'id');
    expect(attribute(html, 'label', 'for')).toBe(control);
    const described = attribute(html, 'input', 'aria-describedby').split(' ');
    expect(described).toHaveLength(2);
    for (const id of described) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-required="true"');
  });

  it('says nothing of hint or error when there is none', () => {
    const html = markup(
      <Field label="Name" error="">
        <Input />
      </Field>,
    );
    expect(html).not.toContain('aria-describedby=');
    expect(html).not.toContain('aria-invalid=');
    expect(html).not.toContain('role="alert"');
  });

  it('keeps a description that the control brings along', () => {
    const html = markup(
      <Field label="Name" hint="Shown to all">
        <Input aria-describedby="own" />
      </Field>,
    );
    expect(attribute(html, 'input', 'aria-describedby')).toMatch(/^own \S+-hint$/);
  });
});

describe('names for assistive technology', () => {
  it('an icon button has one', () => {
    expect(markup(<IconButton label="Edit">icon</IconButton>)).toContain('aria-label="Edit"');
  });

  it('the mark is decoration until it is named', () => {
    expect(markup(<SproutMark />)).toContain('aria-hidden="true"');
    expect(markup(<SproutMark label="Loam" />)).toContain('role="img" aria-label="Loam"');
    expect(markup(<SproutThinking />)).toContain('aria-label="Thinking"');
    expect(markup(<SproutThinking label="" />)).toContain('aria-hidden="true"');
  });

  it('an avatar is named unless its name stands beside it', () => {
    const [ada] = people;
    if (ada === undefined) throw new Error('no person');
    expect(markup(<Avatar person={ada} />)).toContain('aria-label="Ada Lovelace"');
    expect(markup(<Avatar person={ada} decorative />)).not.toContain('aria-label');
  });

  it('a phase says its state in words', () => {
    const html = markup(
      <ProgressPhases label="Publish" phases={['Build', 'Go live']} progress={{ current: 1 }} />,
    );
    expect(html).toContain('Build<span class="sr-only">, done</span>');
    expect(html).toContain('Go live<span class="sr-only">, running</span>');
    expect(html).toContain('aria-valuenow="50"');
  });

  it('progress of unknown length has no value', () => {
    expect(markup(<Progress label="Waiting" value={null} />)).not.toContain('aria-valuenow');
  });
});

describe('what is shown', () => {
  it('a banner interrupts only for danger', () => {
    expect(markup(<Banner tone="danger">Offline</Banner>)).toContain('role="alert"');
    expect(markup(<Banner tone="warning">Low</Banner>)).toContain('role="status"');
  });

  it('a banner has no dismiss button without somebody to call', () => {
    expect(markup(<Banner>Hello</Banner>)).not.toContain('<button');
    expect(markup(<Banner onDismiss={() => {}}>Hello</Banner>)).toContain('aria-label="Dismiss"');
  });

  it('an error offers retry and trace id only when it has them', () => {
    const plain = markup(<ErrorState title="Failed" />);
    expect(plain).not.toContain('Try again');
    expect(plain).not.toContain('Trace id');
    const full = markup(<ErrorState title="Failed" onRetry={() => {}} traceId="abc123" />);
    expect(full).toContain('Try again');
    expect(full).toContain('abc123');
  });

  it('an option with a reason is disabled and says why', () => {
    const html = markup(
      <RadioCards
        label="Who"
        value="a"
        onValueChange={() => {}}
        options={[
          { value: 'a', title: 'A', description: 'First' },
          { value: 'b', title: 'B', description: 'Second', disabledReason: 'Not now' },
        ]}
      />,
    );
    expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(1);
    expect(html).toContain('Not now');
  });

  it('a meter never shows more than full', () => {
    const html = markup(<UsageMeter label="Seats" used={7} limit={5} />);
    expect(html).toContain('width:100%');
    expect(html).toContain('aria-valuenow="5"');
    expect(html).toContain('7 of 5');
  });

  it('the last crumb is the page itself, not a link', () => {
    const html = markup(
      <Breadcrumb>
        <BreadcrumbItem href="/">Home</BreadcrumbItem>
        <BreadcrumbItem current>Here</BreadcrumbItem>
      </Breadcrumb>,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('aria-current="page"');
  });

  it('a time that cannot be read is left out', () => {
    expect(markup(<RelativeTime value="not a date" />)).toBe('');
    expect(markup(<RelativeTime value={0} />)).toContain('dateTime="1970-01-01T00:00:00.000Z"');
  });
});

function markup(node: ReactNode): string {
  return renderToStaticMarkup(<TooltipProvider>{node}</TooltipProvider>);
}

function attribute(html: string, tag: string, name: string): string {
  return new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}
