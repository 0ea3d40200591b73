import { describe, expect, it } from 'vitest';
import { ruleOf, writtenRules } from '../testing/written-rules.ts';

type Rules = Record<string, unknown>;

const at = (rules: Rules, name: string) => ruleOf(rules, name);

describe('quizzes that people make', () => {
  const draft = {
    text: ' Capital of Japan? ',
    right: 'Tokyo',
    wrong: ['Kyoto', '', 'Kyoto', 'Tokyo', 'Osaka'],
  };

  it('ask once for each answer and hide the right one among the others', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/own-quiz.ts');
    const made = [0, 1, 2].map((place) => at(rules, 'questionFrom')(draft, place));
    expect(made).toEqual([
      { text: 'Capital of Japan?', options: ['Kyoto', 'Tokyo', 'Osaka'], answer: 1, why: '' },
      { text: 'Capital of Japan?', options: ['Tokyo', 'Kyoto', 'Osaka'], answer: 0, why: '' },
      { text: 'Capital of Japan?', options: ['Kyoto', 'Osaka', 'Tokyo'], answer: 2, why: '' },
    ]);
    expect(at(rules, 'questionFrom')({ ...draft, wrong: ['Tokyo', ' '] }, 0)).toBeNull();
  });

  it('travel whole in their link, and other links hold none', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/own-quiz.ts');
    const questions = [at(rules, 'questionFrom')(draft, 0)];
    const link = String(at(rules, 'quizLink')({ id: 'x', title: 'Häuser & Städte?', questions }));
    expect(at(rules, 'quizFromLink')(link.slice(1))).toMatchObject({ title: 'Häuser & Städte?', questions });
    for (const other of ['', '#poll-1', '#quiz=%', '#quiz=[]', '#quiz=["a",[["q",7,"x","y"]]]'])
      expect(at(rules, 'quizFromLink')(other)).toBeNull();
  });
});
