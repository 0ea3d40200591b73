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

export const PALETTES: readonly Palette[] = [
  {
    name: 'terracotta',
    background: '#fdf6ee',
    primary: '#b5471d',
    accent: '#5d7a3a',
    moods: ['warm', 'natural', 'retro'],
  },
  {
    name: 'fjord',
    background: '#f4f8fb',
    primary: '#14557b',
    accent: '#e07a5f',
    moods: ['calm', 'serious', 'fresh'],
  },
  {
    name: 'meadow',
    background: '#f6faf3',
    primary: '#2f6b3c',
    accent: '#d98e04',
    moods: ['natural', 'fresh', 'calm'],
  },
  {
    name: 'plum',
    background: '#fbf7fb',
    primary: '#6d2e6b',
    accent: '#c98a1b',
    moods: ['elegant', 'luxury', 'warm'],
  },
  {
    name: 'midnight',
    background: '#0f172a',
    primary: '#f5a524',
    accent: '#38bdf8',
    moods: ['night', 'technical', 'bold'],
  },
  {
    name: 'graphite',
    background: '#141414',
    primary: '#e5e15a',
    accent: '#7dd3c0',
    moods: ['night', 'bold', 'technical'],
  },
  {
    name: 'ocean',
    background: '#effaf9',
    primary: '#0f6e74',
    accent: '#f26b4e',
    moods: ['fresh', 'calm', 'soft'],
  },
  {
    name: 'berry',
    background: '#fff6f8',
    primary: '#b0254f',
    accent: '#3d6b8c',
    moods: ['playful', 'warm', 'soft'],
  },
  {
    name: 'slate',
    background: '#f7f7f5',
    primary: '#30363d',
    accent: '#c2571a',
    moods: ['serious', 'technical', 'elegant'],
  },
  {
    name: 'indigo',
    background: '#f7f7fe',
    primary: '#4340b8',
    accent: '#0d9488',
    moods: ['technical', 'fresh', 'serious'],
  },
  {
    name: 'sunrise',
    background: '#fffaf0',
    primary: '#c2410c',
    accent: '#7c3aed',
    moods: ['playful', 'bold', 'warm'],
  },
  {
    name: 'olive',
    background: '#f8f7ef',
    primary: '#5b5f1d',
    accent: '#a8442a',
    moods: ['natural', 'retro', 'elegant'],
  },
  {
    name: 'candy',
    background: '#fdf4ff',
    primary: '#a21caf',
    accent: '#0e7490',
    moods: ['playful', 'bold', 'soft'],
  },
  {
    name: 'cobalt',
    background: '#ffffff',
    primary: '#1d4ed8',
    accent: '#ea580c',
    moods: ['serious', 'technical', 'fresh'],
  },
  {
    name: 'forest-night',
    background: '#0d1f17',
    primary: '#86d19c',
    accent: '#e9b44c',
    moods: ['night', 'natural', 'luxury'],
  },
  {
    name: 'ivory-gold',
    background: '#fbf9f2',
    primary: '#1f2a44',
    accent: '#a67c1e',
    moods: ['luxury', 'elegant', 'serious'],
  },
];

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
