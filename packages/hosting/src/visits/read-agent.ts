import type { Device } from './ports.ts';

const bots =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|scan|fetch|curl|wget|python|java\/|go-http|node|axios|libwww|httpclient|facebookexternalhit|embedly|whatsapp|telegram|phantom|selenium|puppeteer/i;
const tablets = /ipad|tablet|playbook|silk|android(?!.*mobile)/i;
const phones = /mobi|iphone|ipod|windows phone|blackberry|opera mini/i;

/** Programs are not visitors, and who does not say what it is, is a program. */
export function isBot(agent: string): boolean {
  return agent.length < 20 || bots.test(agent);
}

/** Browsers say less. */
const maxAgent = 500;

export function deviceOf(whole: string): Device {
  const agent = whole.slice(0, maxAgent);
  if (tablets.test(agent)) return 'tablet';
  return phones.test(agent) ? 'mobile' : 'desktop';
}
