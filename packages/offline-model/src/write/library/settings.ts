import { like } from '../../lexicon/pattern.ts';
import { wordsFor } from '@loam/app-library';
import type { AppPlan, PagePlan } from '../../plan/app-plan.ts';
import { shopPaths } from '../blocks/shop/write-shop.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { LOCALES } from '../../plan/money.ts';

type Settings = Readonly<Record<string, string | boolean>>;

/** The modules by which the parts of an app know what the plan says; each holds only what is read from it. */
export function settingsFiles(draft: Draft, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const modules: readonly (readonly [name: string, comment: string, settings: Settings])[] = [
    ['words', 'What the parts of the app say, in one place.', wordsFor(draft.plan.language)],
    ['app', 'What the parts of the app need to know about it.', appSettings(draft.plan)],
    ['look', 'Classes that give every page of the app the same look.', lookSettings(draft)],
  ];
  return new Map(
    modules.flatMap(([name, comment, settings]) => {
      const used = keysUsed(name, files);
      if (used.length === 0) return [];
      const lines = used.map((key) => `  ${key}: ${valueCode(settings[key])},`);
      const body = `/** ${comment} */\nexport const ${name} = {\n${lines.join('\n')}\n};\n`;
      return [[`src/lib/${name}.ts`, body] as const];
    }),
  );
}

function keysUsed(name: string, files: ReadonlyMap<string, string>): readonly string[] {
  const line = `import { ${name} } from "@/lib/${name}";`;
  const uses = like.g`(?<![\w.])${name}\.(\w+)`;
  const keys = [...files.values()]
    .filter((source) => source.includes(line))
    .flatMap((source) => [...source.matchAll(uses)].map(([, key = '']) => key));
  return [...new Set(keys)].toSorted();
}

const valueCode = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? String(value) : quote(value ?? '');

function appSettings(plan: AppPlan): Settings {
  const isBritish = plan.language === 'en' && (plan.currency === 'GBP' || plan.currency === 'EUR');
  return {
    name: plan.name,
    locale: isBritish ? 'en-GB' : LOCALES[plan.language],
    currency: /^[A-Z]{3}$/.test(plan.currency) ? plan.currency : 'USD',
    hasSignIn: plan.auth !== null,
    isOnCloud: plan.storage === 'cloud',
    ...shopPaths(plan),
    noticesPath: plan.pages.find(hasNotices)?.path ?? '/',
  };
}

const hasNotices = ({ blocks }: PagePlan): boolean => blocks.some(({ kind }) => kind === 'notifications');

function lookSettings({ look }: Draft): Settings {
  const { page, pageHead, pageTitle, pageIntro, section, sectionHead, sectionTitle, card } = look;
  return { page, pageHead, pageTitle, pageIntro, section, sectionHead, sectionTitle, card };
}
