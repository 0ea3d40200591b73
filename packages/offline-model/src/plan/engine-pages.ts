import { ENGINES } from '../lexicon/engines.data.ts';
import { addPage, type Draft } from './draft.ts';
import { engineTitle } from './engine-titles.ts';

/** Games and tools; the first one is the start page when the app is about it. */
export function addEnginePages(draft: Draft): void {
  const { said, kind } = draft;
  said.engines.slice(0, 6).forEach(({ engine, options }, at) => {
    const entry = ENGINES.find((one) => one.engine === engine);
    if (entry === undefined) return;
    const isStart = at === 0 && (kind === 'game' || kind === 'tool' || entry.kind === kind);
    if (
      engine === 'habitGrid' &&
      draft.entities.some((entity) => entity.entryId === 'habit' && (entity.said?.fields.length ?? 0) > 0)
    )
      return;
    if (engine === 'kanban' && draft.entities.length > 0 && !isStart) return;
    const title = engineTitle(engine, said.language);
    addPage(draft, {
      id: isStart ? 'play' : engine.toLowerCase(),
      title: isStart && said.engines.length === 1 ? startTitle(draft, title) : title,
      intro: said.language === 'en' ? entry.tagline : '',
      icon: ICONS[kind] ?? 'Wrench',
      order: isStart ? 0 : 10 + at,
      blocks: [{ kind: 'engine', engine, title, options }],
    });
  });
}

const startTitle = (draft: Draft, title: string): string =>
  draft.kind === 'game' || draft.kind === 'tool' ? title : draft.copy.places.home;

const ICONS: Readonly<Record<string, string>> = {
  game: 'Gamepad2',
  tool: 'Wrench',
  learning: 'GraduationCap',
  dashboard: 'LayoutDashboard',
  management: 'Columns3',
};
