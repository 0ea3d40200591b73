import type { Understanding } from './understanding.ts';

type Options = Understanding['engines'][number]['options'];

export function timerOptions(text: string): Options {
  const isStopwatch =
    /stopwatch|stoppuhr|cron[oóô]metro|chronomètre/i.test(text) && !/pomodoro|countdown|timer/i.test(text);
  const isPomodoro = /pomodoro|focus|fokus|foco/i.test(text);
  const pair = isPomodoro
    ? /(?<![\d/])(?!24\s?\/\s?7(?!\d))(\d{1,3})\s?\/\s?(\d{1,2})(?![\d/])/.exec(text)
    : null;
  const { work, rest, long } =
    pair === null ? spansIn(text) : { work: Number(pair[1]), rest: Number(pair[2]), long: undefined };
  const seconds = /(\d+)[\s-]*(?:seconds?|secs?|segundos?|sekunden|secondes?)\b/i.exec(text)?.[1];
  const every = roundsIn(text);
  return {
    mode: isStopwatch ? 'stopwatch' : isPomodoro ? 'pomodoro' : 'countdown',
    minutes: work ?? (isPomodoro ? 25 : seconds === undefined ? 5 : 0),
    ...(seconds === undefined || isPomodoro ? {} : { seconds: Number(seconds) }),
    breakMinutes: rest ?? 5,
    ...(long === undefined ? {} : { longBreakMinutes: long }),
    ...(every === undefined ? {} : { every }),
  };
}

/** Minutes, by what the words around them say that they are. */
function spansIn(text: string): Readonly<Partial<Record<'work' | 'rest' | 'long', number>>> {
  const spans = [...text.matchAll(/(\d+(?:[.,]5)?)[\s-]*(?:minut\p{L}*|mins?)\b/giu)].map((match) => ({
    minutes: Number((match[1] ?? '').replace(',', '.')),
    about: text.slice(Math.max(0, match.index - 26), match.index + match[0].length + 16).toLowerCase(),
  }));
  const long = spans.find(({ about }) => LONG_BREAK.test(about));
  const others = spans.filter((span) => span !== long);
  const work = others.find(({ about }) => !BREAK.test(about)) ?? others[0];
  const rest = others.find((span) => span !== work);
  return {
    ...(work === undefined ? {} : { work: work.minutes }),
    ...(rest === undefined ? {} : { rest: rest.minutes }),
    ...(long === undefined ? {} : { long: long.minutes }),
  };
}

function roundsIn(text: string): number | undefined {
  const every =
    /(?:after|every|each|nach|alle|cada|depois de|toutes les|après)\s+(\d+|four|three|vier|quatro|cuatro|quatre)\s+(?:rounds?|sessions?|pomodoros?|cycles?|runden|rodadas|rondas|tours|sess)/i.exec(
      text,
    )?.[1];
  return every === undefined ? undefined : Number(every) || (every.toLowerCase() === 'three' ? 3 : 4);
}

/** "60 seconds", "a one minute test". */
export function typingOptions(text: string): Options {
  const told =
    /(\d+|one|two|uma?|una?|eine|deux|une)[\s-]*(seconds?|secs?|s\b|segundos?|sekunden|secondes?|minut\p{L}*)/iu.exec(
      text,
    );
  const count = Number(told?.[1]) || (/two|deux/i.test(told?.[1] ?? '') ? 2 : 1);
  return told === null ? {} : { seconds: /^min/i.test(told[2] ?? '') ? count * 60 : count };
}

const BREAK = /break|rest|pause|pausa|descanso|repos/;
const LONG_BREAK =
  /(?:long|lange|larg[oa]|longue?)\w* (?:break|rest|pause|pausa|descanso)|(?:break|pause|pausa|descanso) (?:long|lang|larg)/;
