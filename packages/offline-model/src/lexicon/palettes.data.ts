import type { FontPairing, ThemePlan } from '../plan/app-plan.ts';
import { listed } from './listed.ts';

/** How an app should feel. Domains and requests name moods; palettes, fonts and shapes answer them. */
export const MOODS = [
  'calm',
  'warm',
  'fresh',
  'elegant',
  'playful',
  'technical',
  'serious',
  'natural',
  'bold',
  'retro',
  'luxury',
  'night',
  'soft',
] as const;
export type Mood = (typeof MOODS)[number];

export interface Palette {
  readonly name: string;
  readonly background: string;
  readonly primary: string;
  readonly accent: string;
  readonly moods: readonly Mood[];
}

const ROWS: readonly (readonly [
  name: string,
  background: string,
  primary: string,
  accent: string,
  moods: readonly Mood[],
])[] = [
  ['terracotta', '#fdf6ee', '#b5471d', '#5d7a3a', ['warm', 'natural', 'retro']],
  ['fjord', '#f4f8fb', '#14557b', '#e07a5f', ['calm', 'serious', 'fresh']],
  ['meadow', '#f6faf3', '#2f6b3c', '#d98e04', ['natural', 'fresh', 'calm']],
  ['plum', '#fbf7fb', '#6d2e6b', '#c98a1b', ['elegant', 'luxury', 'soft']],
  ['midnight', '#0f172a', '#f5a524', '#38bdf8', ['night', 'technical', 'bold']],
  ['graphite', '#141414', '#e5e15a', '#7dd3c0', ['night', 'bold', 'technical']],
  ['ocean', '#effaf9', '#0f6e74', '#f26b4e', ['fresh', 'calm', 'soft']],
  ['berry', '#fff6f8', '#b0254f', '#3d6b8c', ['playful', 'bold', 'soft']],
  ['honey', '#fffaf2', '#8f4f10', '#a33b20', ['warm', 'natural', 'soft']],
  ['slate', '#f7f7f5', '#30363d', '#c2571a', ['serious', 'technical', 'elegant']],
  ['indigo', '#f7f7fe', '#4340b8', '#0d9488', ['technical', 'fresh', 'serious']],
  ['sunrise', '#fffaf0', '#c2410c', '#7c3aed', ['playful', 'bold', 'warm']],
  ['olive', '#f8f7ef', '#5b5f1d', '#a8442a', ['natural', 'retro', 'elegant']],
  ['candy', '#fdf4ff', '#a21caf', '#0e7490', ['playful', 'bold', 'soft']],
  ['cobalt', '#ffffff', '#1d4ed8', '#ea580c', ['serious', 'technical', 'fresh']],
  ['forest-night', '#0d1f17', '#86d19c', '#e9b44c', ['night', 'natural', 'luxury']],
  ['ivory-gold', '#fbf9f2', '#1f2a44', '#a67c1e', ['luxury', 'elegant', 'serious']],
];

export const PALETTES: readonly Palette[] = ROWS.map(([name, background, primary, accent, moods]) => ({
  name,
  background,
  primary,
  accent,
  moods,
}));

/** Words of a request that set a mood, in five languages. */
export const MOOD_WORDS: Readonly<Record<Mood, readonly string[]>> = {
  calm: listed(`
    calm, minimal, minimalist, minimalistic, simple, clean, peaceful, relaxing, zen, minimalista, limpio,
    limpo, schlicht, ruhig, minimalistisch, épuré, sobre, calme, sencillo, simples`),
  warm: listed(`
    warm, cozy, cosy, friendly, homely, inviting, welcoming, acogedor, aconchegante, gemütlich, chaleureux,
    freundlich, amigable`),
  fresh: listed(`
    fresh, light, airy, bright, clear, modern, moderno, moderna, moderne, modernes, frisch, frais`),
  elegant: listed(`
    elegant, refined, sophisticated, stylish, classy, editorial, elegante, élégant, edel, stilvoll, raffiné`),
  playful: listed(`
    playful, fun, colorful, colourful, cute, kids, children, cheerful, quirky, divertido, colorido,
    verspielt, bunt, ludique, coloré, alegre`),
  technical: listed(`
    technical, tech, futuristic, developer, hacker, cyberpunk, terminal, futurista, technisch, futuristisch,
    futuriste`),
  serious: listed(`
    serious, professional, corporate, business, trustworthy, formal, profesional, profissional,
    professionell, seriös, professionnel, sérieux`),
  natural: listed(`
    natural, organic, earthy, eco, rustic, botanical, green, orgánico, orgânico, natürlich, naturel, rústico`),
  bold: listed(`
    bold, striking, vibrant, loud, energetic, dynamic, sporty, audaz, vibrante, kräftig, audacieux,
    dynamique`),
  retro: listed(`
    retro, vintage, classic, old-school, nostalgic, antique, rétro, clásico, clássico, klassisch,
    nostalgisch`),
  luxury: listed(`
    luxury, luxurious, premium, exclusive, high-end, lujo, lujoso, luxo, luxuriös, exklusiv, luxe, luxueux`),
  night: ['dark', 'moody', 'night', 'neon', 'noir', 'oscuro', 'escuro', 'dunkel', 'sombre'],
  soft: listed('soft, pastel, gentle, delicate, feminine, dreamy, suave, zart, sanft, doux, tendre'),
};

export const MOOD_FONTS: Readonly<Record<Mood, readonly FontPairing[]>> = {
  calm: ['humanist', 'geist'],
  warm: ['humanist', 'serif-display'],
  fresh: ['geist', 'rounded'],
  elegant: ['serif-display', 'classic'],
  playful: ['rounded'],
  technical: ['mono-accent', 'geist'],
  serious: ['geist', 'classic'],
  natural: ['humanist', 'serif-display'],
  bold: ['geist', 'rounded'],
  retro: ['classic', 'serif-display'],
  luxury: ['serif-display', 'classic'],
  night: ['mono-accent', 'geist'],
  soft: ['rounded', 'humanist'],
};

export const MOOD_RADIUS: Readonly<Record<Mood, ThemePlan['radius']>> = {
  calm: 'medium',
  warm: 'large',
  fresh: 'medium',
  elegant: 'none',
  playful: 'large',
  technical: 'small',
  serious: 'small',
  natural: 'medium',
  bold: 'none',
  retro: 'small',
  luxury: 'none',
  night: 'small',
  soft: 'large',
};
