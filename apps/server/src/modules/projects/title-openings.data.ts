/** How requests begin in other languages, each taken off the front once, and where the description of the thing begins. */
export const foreignOpenings = {
  de: {
    openings: [
      /^(hallo|hi|hey|guten (tag|morgen|abend))\b[\s,!]*/iu,
      /^bitte\s+/iu,
      /^(kannst du|könntest du|können sie|könnten sie)\s+(bitte\s+)?((mir|uns)\s+)?/iu,
      /^(ich|wir)\s+(brauchen?|möchten?|wollen|will|hätten?|suchen?|wünschen?)\s+(gern(e)?\s+)?/iu,
      /^(erstellen?|baue?n?|mache?n?|entwickle|entwickeln|programmiere|schreibe|gestalte)(?!\p{L})\s*(sie\s+)?((mir|uns)\s+)?(bitte\s+)?/iu,
      /^(etwas|was)\s+((zum|um|für|mit dem ich|womit ich)\s+)?/iu,
      /^(eine?[nrms]?|den|die|das|der|meine?n?|unsere?n?|neue?[nrs]?)\s+/iu,
    ],
    description: /\s(?:mit|wo|welche[rs]?|in der|in dem|damit|um|womit|sodass|und)\s/iu,
  },
  fr: {
    openings: [
      /^(bonjour|salut|bonsoir)\b[\s,!]*/iu,
      /^(s['’]il (te|vous) pla[iî]t,?)\s*/iu,
      /^(peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\s+(me\s+)?/iu,
      /^(je|nous)\s+(voudrais|voudrions|veux|voulons|souhaite|souhaitons|cherche)\s+/iu,
      /^(j['’]ai|nous avons)\s+besoin\s+(d['’]|de\s+)/iu,
      /^(crée[rz]?|créez|fais|faites|faire|construis|construisez|développe[rz]?|réalise[rz]?)(?!\p{L})(-(moi|nous))?\s*/iu,
      /^(quelque chose)\s+((pour|qui)\s+)?/iu,
      /^(un|une|le|la|les|des|mon|ma|notre)\s+/iu,
    ],
    description: /\s(?:avec|où|qui|que|afin|dont|et)\s/iu,
  },
  es: {
    openings: [
      /^(hola|buenas|buenos días)\b[\s,!]*/iu,
      /^por favor,?\s*/iu,
      /^(puedes|podrías|puede|podría)\s+/iu,
      /^(quiero|queremos|necesito|necesitamos|quisiera|me gustaría|busco)\s+/iu,
      /^(crea(r|me)?|haz(me)?|hacer(me)?|construye|desarrolla(r)?|diseña(r)?|genera(r)?)(?!\p{L})\s*/iu,
      /^(algo)\s+((para|que)\s+)?/iu,
      /^(un|una|el|la|los|las|mi|nuestr[oa])\s+/iu,
    ],
    description: /\s(?:con|donde|que|cuyo|y)\s/iu,
  },
  pt: {
    openings: [
      /^(olá|oi|bom dia|boa (tarde|noite))\b[\s,!]*/iu,
      /^por favor,?\s*/iu,
      /^(você pode|pode|poderia)\s+/iu,
      /^(quero|queremos|preciso|precisamos|gostaria|eu quero|eu preciso)\s+((de|que)\s+)?/iu,
      /^(crie|criar|faça|fazer|faz|construa|construir|desenvolva|monte|gere)(?!\p{L})\s*(para mim\s+)?/iu,
      /^(algo)\s+((para|que)\s+)?/iu,
      /^(um|uma|o|a|os|as|meu|minha|noss[oa])\s+/iu,
    ],
    description: /\s(?:com|onde|que|e)\s/iu,
  },
} as const;
