import { grouped, listed, paired } from './listed.ts';

/** Names that CSS does not know, with what people mean by them. */
export const EXTRA_COLOURS: Readonly<Record<string, string>> = paired(`
  almond=#efdecd, amber=#ffbf00, anthracite=#383e42, apple green=#8db600, apricot=#fbceb1,
  aquamarine blue=#71d9e2, army green=#4b5320, ash=#b2beb5, aubergine=#472c4c, azure blue=#007fff,
  baby blue=#89cff0, baby pink=#f4c2c2, berry=#8e4585, blood red=#8a0303, blush pink=#fec5e5, blush=#de5d83,
  bone=#e3dac9, bordeaux=#800020, bottle green=#006a4e, brick red=#cb4154, brick=#b22222, bronze=#cd7f32,
  bubblegum=#ffc1cc, burgundy=#800020, burnt orange=#cc5500, burnt sienna=#e97451, butter yellow=#fff1a8,
  butter=#fff1a8, buttercream=#efe1cd, camel=#c19a6b, canary yellow=#ffef00, canary=#ffef00,
  candy pink=#e4717a, caramel=#c68e17, cardinal=#c41e3a, carmine=#960018, celadon=#ace1af, cerulean=#007ba7,
  champagne=#f7e7ce, charcoal gray=#36454f, charcoal grey=#36454f, charcoal=#36454f,
  chartreuse green=#7fff00, cherry red=#d2042d, cherry=#d2042d, chocolate brown=#5b3a29, cinnamon=#d2691e,
  claret=#7f1734, clay=#b66a50, cobalt blue=#0047ab, cobalt=#0047ab, cocoa=#875f42, coffee brown=#6f4e37,
  coffee=#6f4e37, cool gray=#8c92ac, cool grey=#8c92ac, copper=#b87333, coral pink=#f88379,
  coral red=#ff4040, cranberry=#9f000f, cream white=#fffdd0, cream=#fffdd0, dark brown=#5c4033,
  deep brown=#4b2e1e, deep purple=#3a243b, deep orange=#e8590c, denim=#1560bd, dusty blue=#8ca9c6,
  dusty pink=#d8a7b1,
  dusty rose=#dcae96, ebony=#555d50, ecru=#c2b280, eggplant=#614051, eggshell=#f0ead6,
  electric blue=#0892d0, emerald green=#50c878, emerald=#50c878, espresso=#4b3621, fern green=#4f7942,
  fern=#4f7942, fire red=#ce2029, flamingo=#fc8eac, forest=#228b22, garnet=#733635, ginger=#b06500,
  golden yellow=#ffdf00, golden=#daa520, grape=#6f2da8, graphite=#41424c, grass green=#7cfc00,
  gunmetal=#2a3439, hot magenta=#ff1dce, hunter green=#355e3b, ice blue=#d6f0ff, ice=#e7f6fb, ink=#1b1f3b,
  iris=#5a4fcf, ivory white=#fffff0, jade green=#00a86b, jade=#00a86b, jet black=#0a0a0a,
  khaki green=#8a865d, leaf green=#5aa13a, lemon yellow=#fff44f, lemon=#fff44f, light brown=#b5651d,
  lilac=#c8a2c8, magnolia=#f8f4ff, mahogany=#c04000, marigold=#eaa221, mauve=#e0b0ff, merlot=#730039,
  midnight=#191970, mint green=#98ff98, mint=#98ff98, mocha=#967969, moss green=#8a9a5b, moss=#8a9a5b,
  mulberry=#c54b8c, mustard yellow=#ffdb58, mustard=#ffdb58, navy blue=#000080, neon blue=#1f51ff,
  neon green=#39ff14, neon pink=#ff6ec7, nude=#e3bc9a, oatmeal=#e0dac8, ocean blue=#006994, ocean=#006994,
  ochre=#cc7722, off white=#faf9f6, off-black=#161618, olive green=#708238, oxblood=#4a0000, papaya=#ffa07a,
  parchment=#f1e9d2, peach orange=#ffcc99, peacock blue=#005f73, peacock=#33a1c9, pearl white=#f8f6f0,
  pearl=#f0ead6, periwinkle=#ccccff, petrol blue=#005f6a, petrol=#005f6a, pine green=#01796f, pine=#01796f,
  pistachio=#93c572, platinum=#e5e4e2, powder pink=#f9d5d3, primrose=#f6e3b4, prussian blue=#003153,
  pumpkin=#ff7518, raspberry=#e30b5c, rose gold=#b76e79, rose pink=#ff66cc, rose=#e11d74,
  royal purple=#7851a9, ruby red=#9b111e, ruby=#e0115f, rust red=#b7410e, rust=#b7410e, saffron=#f4c430,
  sage green=#9caf88, sage=#9caf88, sand=#c2b280, sandstone=#d4b98c, sapphire blue=#0f52ba,
  sapphire=#0f52ba, scarlet=#ff2400, sea foam=#93e9be, seafoam green=#93e9be, seafoam=#93e9be,
  sepia=#704214, silver grey=#c0c0c0, sky=#87ceeb, slate=#708090, smoke=#848884, spring bud=#a7fc00,
  stone=#928e85, storm=#4f666a, straw=#e4d96f, sun yellow=#ffd300, sunflower=#ffda03, sunset orange=#fd5e53,
  tangerine=#f28500, taupe=#483c32, tea green=#d0f0c0, teal blue=#367588, teal green=#00827f,
  terra cotta=#e2725b, terracotta=#e2725b, ultramarine=#3f00ff, umber=#635147, vanilla=#f3e5ab,
  vermilion=#e34234, vermillion=#e34234, oak=#b8945f, light oak=#e0cba8, walnut=#5d432c, warm brown=#8b5a2b,
  warm gray=#8c857b, warm grey=#8c857b, warm white=#fdf6ec, wine red=#722f37, wine=#722f37, wisteria=#c9a0dc`);

/** Words that are things first; a colour only where colours are talked about. */
export const THING_WORDS: ReadonlySet<string> = new Set(
  listed(`
  almond, apricot, ash, aubergine, azure, berry, bisque, blush, bone, brick, bronze, bubblegum, butter,
  camel, canary, caramel, cardinal, champagne, charcoal, cherry, chocolate, cinnamon, clay, cocoa, coffee,
  copper, coral, cranberry, cream, denim, eggplant, eggshell, emerald, espresso, fern, flamingo, forest,
  ginger, gold, golden, grape, graphite, ice, ink, iris, jade, lavender, lemon, lilac, lime, linen,
  mahogany, marigold, merlot, midnight, mint, mocha, moss, mulberry, mustard, oatmeal, ocean, olive, orange,
  orchid, papaya, parchment, peach, peacock, pearl, pine, pistachio, platinum, plum, primrose, pumpkin,
  raspberry, rose, ruby, rust, saffron, sage, salmon, sand, sandstone, sapphire, seashell, silver, sienna,
  sky, slate, smoke, snow, stone, storm, straw, sunflower, tan, tangerine, thistle, tomato, vanilla, violet,
  oak, pine, eiche, walnut, wheat, wine, rosa, naranja, laranja, vinho, vino, ouro, prata, oro, plata, or,
  argent, marron, noisette, crema, creme, nude, petrol, opal, bordeaux, menta, lila, flieder, oliva, gelb,
  sage, peru, nude`),
);

export const FOREIGN_COLOURS: Readonly<Record<'pt' | 'es' | 'de' | 'fr', Readonly<Record<string, string>>>> =
  {
    pt: paired(`
      azul=blue, azul marinho=navy, azul celeste=skyblue, azul escuro=darkblue, azul claro=lightblue,
      azul royal=royalblue, azul noite=midnightblue, azul petróleo=#005f6a, verde floresta=forestgreen,
      verde garrafa=#006a4e, verde musgo=#8a9a5b, verde sálvia=#9caf88, sálvia=#9caf88, vermelho vinho=#722f37,
      tijolo=#b22222, verde=green, verde claro=lightgreen, verde escuro=darkgreen,
      verde limão=limegreen, verde menta=#98ff98, verde água=#93e9be, verde oliva=olive, vermelho=red,
      vermelha=red, vermelho escuro=darkred, amarelo=yellow, amarela=yellow, laranja=orange, roxo=purple,
      roxa=purple, lilás=#c8a2c8, violeta=violet, rosa=pink, rosa choque=hotpink, preto=black, preta=black,
      branco=white, branca=white, cinza=gray, cinza claro=lightgray, cinza escuro=#4a4a4a, marrom=brown,
      castanho=brown, bege=beige, creme=#fffdd0, dourado=goldenrod, ouro=gold, prata=silver,
      prateado=silver, turquesa=turquoise, ciano=cyan, vinho=#722f37, bordô=#800020, salmão=salmon,
      coral=coral, lavanda=lavender, marfim=ivory, mostarda=#ffdb58, terracota=#e2725b, pêssego=peachpuff,
      grafite=#41424c, carvão=#36454f, caramelo=#c68e17, esmeralda=#50c878, índigo=indigo, magenta=magenta,
      menta=#98ff98, caqui=khaki, oliva=olive`),
    es: paired(`
      azul=blue, azul marino=navy, azul celeste=skyblue, celeste=skyblue, azul oscuro=darkblue,
      azul claro=lightblue, azul rey=royalblue, azul noche=midnightblue, azul medianoche=midnightblue,
      azul petróleo=#005f6a, azul cielo=skyblue, verde bosque=forestgreen, verde botella=#006a4e,
      verde musgo=#8a9a5b, verde salvia=#9caf88, salvia=#9caf88, rojo vino=#722f37, rojo ladrillo=#cb4154, verde=green, verde claro=lightgreen, verde oscuro=darkgreen,
      verde lima=limegreen, verde menta=#98ff98, verde oliva=olive, verde agua=#93e9be, rojo=red, roja=red,
      rojo oscuro=darkred, amarillo=yellow, amarilla=yellow, naranja=orange, anaranjado=orange,
      morado=purple, morada=purple, púrpura=purple, lila=#c8a2c8, violeta=violet, rosa=pink, rosado=pink,
      fucsia=fuchsia, negro=black, negra=black, blanco=white, blanca=white, gris=gray, gris claro=lightgray,
      gris oscuro=#4a4a4a, marrón=brown, café=#6f4e37, beige=beige, crema=#fffdd0, dorado=goldenrod,
      oro=gold, plata=silver, plateado=silver, turquesa=turquoise, cian=cyan, vino=#722f37, granate=#800020,
      burdeos=#5f021f, salmón=salmon, coral=coral, lavanda=lavender, marfil=ivory, mostaza=#ffdb58,
      terracota=#e2725b, melocotón=peachpuff, durazno=peachpuff, grafito=#41424c, carbón=#36454f,
      caramelo=#c68e17, esmeralda=#50c878, índigo=indigo, añil=indigo, magenta=magenta, menta=#98ff98,
      caqui=khaki, oliva=olive`),
    de: paired(`
      blau=blue, hellblau=lightblue, dunkelblau=darkblue, marineblau=navy, himmelblau=skyblue,
      königsblau=royalblue, nachtblau=midnightblue, stahlblau=steelblue, petrol=#005f6a, grün=green,
      hellgrün=lightgreen, dunkelgrün=darkgreen, waldgrün=forestgreen, mintgrün=#98ff98, olivgrün=olive,
      tannengrün=#01796f, flaschengrün=#006a4e, moosgrün=#8a9a5b, strohgelb=#e4d96f, taubenblau=#8ca9c6, salbeigrün=#9caf88, salbei=#9caf88, smaragdgrün=#50c878, rot=red,
      dunkelrot=darkred, hellrot=#ff6b6b, weinrot=#722f37, ziegelrot=#cb4154, gelb=yellow,
      hellgelb=lightyellow, senfgelb=#ffdb58, goldgelb=#ffdf00, orange=orange, lila=purple, violett=violet,
      flieder=#c8a2c8, purpur=purple, rosa=pink, pink=hotpink, altrosa=#dcae96, schwarz=black, weiß=white,
      weiss=white, grau=gray, hellgrau=lightgray, dunkelgrau=#4a4a4a, anthrazit=#383e42, eiche=#b8945f,
      eiche hell=#e0cba8, helle eiche=#e0cba8, schiefergrau=slategray, braun=brown, dunkelbraun=#4b3621,
      hellbraun=#c19a6b, beige=beige, creme=#fffdd0, cremeweiß=#fffdd0, gold=gold, golden=goldenrod,
      silber=silver, türkis=turquoise, cyan=cyan, bordeaux=#800020, lachs=salmon, lachsfarben=salmon,
      koralle=coral, korallenrot=coral, lavendel=lavender, elfenbein=ivory, terrakotta=#e2725b,
      pfirsich=peachpuff, karamell=#c68e17, smaragd=#50c878, indigo=indigo, magenta=magenta, minze=#98ff98,
      khaki=khaki, sand=#c2b280, sandfarben=#c2b280`),
    fr: paired(`
      bleu=blue, bleue=blue, bleu clair=lightblue, bleu foncé=darkblue, bleu marine=navy,
      bleu nuit=midnightblue, bleu ciel=skyblue, bleu roi=royalblue, bleu canard=teal, bleu pétrole=#005f6a,
      vert=green, verte=green, vert clair=lightgreen, vert foncé=darkgreen, vert forêt=forestgreen,
      vert menthe=#98ff98, vert olive=olive, vert sauge=#9caf88, vert sapin=#01796f, vert émeraude=#50c878,
      vert d'eau=#93e9be, rouge=red, rouge foncé=darkred, rouge brique=#cb4154, jaune=yellow,
      jaune pâle=lightyellow, jaune paille=#e4d96f, vert bouteille=#006a4e, vert mousse=#8a9a5b,
      gris perle=#c0c0c0, bleu pastel=#aec6cf, jaune moutarde=#ffdb58, orange=orange, violet=purple, violette=purple,
      mauve=#c8a2c8, lilas=#c8a2c8, pourpre=purple, rose=pink, rose pâle=#fadadd, vieux rose=#dcae96,
      noir=black, noire=black, blanc=white, blanche=white, blanc cassé=#faf9f6, gris=gray, grise=gray,
      gris clair=lightgray, gris foncé=#4a4a4a, gris anthracite=#383e42, anthracite=#383e42,
      gris ardoise=slategray, marron=brown, brun=brown, beige=beige, crème=#fffdd0, doré=goldenrod,
      dorée=goldenrod, or=gold, argent=silver, argenté=silver, turquoise=turquoise, cyan=cyan,
      bordeaux=#800020, lie de vin=#722f37, saumon=salmon, corail=coral, lavande=lavender, ivoire=ivory,
      moutarde=#ffdb58, terre cuite=#e2725b, terracotta=#e2725b, pêche=peachpuff, caramel=#c68e17,
      émeraude=#50c878, indigo=indigo, magenta=magenta, menthe=#98ff98, kaki=khaki, sable=#c2b280,
      sauge=#9caf88, vert pomme=#8db600`),
  };

export type Shade = 'lighter' | 'paler' | 'darker' | 'softer' | 'brighter' | 'same';

/** Words before or after a colour that change it. */
export const SHADE_WORDS: Readonly<Record<string, Shade>> = grouped({
  lighter: 'light, lighter, claro, clara, hell, helles, hellem, clair, claire',
  paler: 'pale, pastel, subtle, gentle, pálido, pastell, pâle, zartes',
  same: 'very, rich, bold, warm, cool, medium, pure, plain, crisp, clean, classic',
  softer: `soft, muted, dusty, faded, calm, quiet, earthy, natural, suave, doux, calme, calmes, tranquilo, calmo,
    sanft, sanfte, sanftes, ruhig, ruhige, ruhiges`,
  darker: 'dark, darker, deep, oscuro, oscura, escuro, escura, dunkel, dunkles, dunklem, foncé, foncée',
  brighter: 'bright, vivid, vibrant, neon, electric, vif, brillante, vivo, intenso, kräftiges',
});

export type ColourRole = 'background' | 'header' | 'primary' | 'accent' | 'text' | 'border';

/** What a colour can be for. */
export const ROLE_WORDS: Readonly<Record<string, ColourRole>> = grouped({
  background: `
    background, backgrounds, backdrop, bg, canvas, base, page, pages, body, wallpaper, surroundings,
    everywhere, throughout, behind, fondo, fundo, hintergrund, seitenhintergrund, hintergrundfarbe, fond, página,
    páginas, seite, seiten, arrière, plan`,
  primary: `
    component, components, element, elements, ui, button, buttons, card, cards, control, controls, widget, widgets, primary, main, dominant, brand, modules,
    panels, blocks, boxes, foreground, interface, cta, ctas, toolbar, parts, everything, else, rest, tiles,
    componente, componentes, botón, botones, botão, botões,
    elementos, tarjetas, cartões, komponenten, bedienelemente, elemente, knöpfe, schaltflächen,
    buttonfarbe, karten, composants, boutons, bouton, éléments, cartes, principal,
    principale, hauptfarbe, primária, primaria, primärfarbe`,
  header: `
    header, headers, navbar, navigation, nav, menu, sidebar, banner, encabezado, cabecera, cabeçalho, menú, barra, kopfzeile,
    en-tête, tête, bandeau, topbar, titelleiste, faixa, franja`,
  accent: `
    accent, accents, accented, highlight, highlights, secondary, details, touches, trim, links, icons,
    hover, badges, tags, complementary, hints, pops, splashes, acento, acentos, destaque, destaques,
    detalles, detalhes, realces, akzent, akzente, akzentfarbe, akzenten, secundario, secundária, secundaria,
    enlaces, secondaire, détails, liens`,
  text: `
    text, texts, font, fonts, typography, lettering, copy, writing, texto, textos, schrift, texte, letra,
    letras, schriftfarbe, police`,
  border: 'border, borders, lines, outline, outlines',
});

/** A sentence with one of these talks about colours, even if it names no role. */
export const COLOUR_CUES: ReadonlySet<string> = new Set(
  listed(`
  color, colour, colors, colours, coloured, colored, scheme, palette, theme, themed, shade, shades, tone,
  tones, hue, hues, tint, tints, look, styled, style, styling, design, aesthetic, vibe, branding, gradient,
  cor, cores, tons, tema, paleta, colores, tonos, farbe, farben, farbschema, farbpalette, tönen, töne,
  farbtönen, couleur, couleurs, tons, teintes, palette, thème, style, estilo, diseño, visual, gestaltung,
  look, backgound, hex`),
);

/** A colour straight before one of these is the colour of the app. */
export const APP_WORDS: ReadonlySet<string> = new Set(
  listed(`
  app, application, site, website, page, webpage, web, portal, platform, dashboard, tracker, tool, blog,
  store, landing, homepage, design, interface, theme, version, mode, one`),
);

export const NEGATIONS: ReadonlySet<string> = new Set(
  listed(`
  not, no, never, without, instead, than, avoid, don't, isn, kein, keine, nicht, ohne, statt, sem, não, sin,
  nada, pas, sans, évite, evite, evitar, anstatt`),
);
