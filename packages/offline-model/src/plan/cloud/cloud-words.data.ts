import { like, part } from '../../lexicon/pattern.ts';

const word = (text: TemplateStringsArray): RegExp => like.iu`(?<!\p{L})(?:${part(text)})(?!\p{L})`;

/** Nobody is to sign in. */
export const NO_LOGIN = word`
  without (?:a |any )?(?:log-?in|log in|sign-?in|sign-?up|accounts?|registration|registering)|no (?:log-?in|sign-?in|sign-?up|accounts?|registration)|ohne (?:anmeldung|login|konto
  |registrierung)|sans (?:connexion|compte|inscription)|sin (?:cuentas?|registro|inicio de sesión)|sem (?:login|contas?|cadastro)`;

/** Everyone sees what they made themselves. */
export const OWN_ONLY = word`
  (?:only|just)(?: ever)? (?:see|sees|view|views|access|accesses)? ?(?:their|his|her|his or her|your|my) own|(?:sees?|views?|access(?:es)?) (?:only|just) (?:their|his|her|your|my)(?: own)?
  |(?:their|my|your) own \p{L}+ only|private (?:to|for) (?:each|every|them|me)|(?:nobody|no one) else (?:can |may |should )?sees?|kept private|(?:nur|lediglich) (?:die |das |den )?(?:seine
  |ihre|meine|eigene)n?(?: eigenen?)?|(?:seulement|uniquement|que) (?:ses|leurs|mes) (?:propres)?|s[oó]lo (?:sus|mis) (?:propi[oa]s)?|(?:só|apenas|somente) (?:os |as )?(?:seus|suas|meus
  |minhas)(?: própri[oa]s)?`;

/** Everyone changes what they made themselves, whoever may see it; of removing alone nothing follows for changing. */
export const OWN_CHANGES = word`
  (?:only|just)(?: ever)? (?:be able to )?(?:edit|change|update|modify)s?(?: (?:and|or) (?:delete|remove)s?)? (?:their|his|her|his or her|your|my|its) own|(?:edit|change|update
  |modify)s?(?: (?:and|or) (?:delete|remove)s?)? (?:only|just) (?:their|his|her|his or her|your|my|its)(?: own)?|(?:nur|lediglich) (?:seine|ihre|meine
  |die)?n? ?eigenen?(?: \p{L}+)? (?:bearbeiten|ändern)|modifier (?:que |seulement |uniquement )?(?:ses|leurs) propres|s[oó]lo (?:pueden? )?(?:editar|cambiar) (?:sus|lo) propi[oa]s?|(?:só
  |apenas|somente) (?:podem? )?(?:editar|mudar) (?:os |as )?(?:seus|suas)(?: própri[oa]s)?`;

/** What is entered is for all of them. */
export const SHARED = word`
  shared?|sharing|together|(?:everyone|everybody)(?: can)? (?:sees?|views?|reads?)|all (?:members|users|of us|people) (?:can )?(?:see|view|read)|visible to (?:all|every\p{L}*)|(?:our|the
  |my) team|teams?|colleagues|co-?workers|famil(?:y|ies)|flatmates|room ?mates|household|club|multi-?user|several people|many people|between (?:people|us|users)|collaborat\p{L}*|real-?time
  |live for everyone|staff|gemeinsam\p{L}*|team|alle sehen|zusammen|partagé\p{L}*|équipe|ensemble|tous voient|compartid\p{L}*|equipo|juntos|todos ven|compartilhad\p{L}*|equipe|todos veem`;

/** People of their own names, said plainly: an app may have roles that nobody asked accounts for. */
export const ACCOUNTS = word`
  (?:log|sign)(?:s|ging|ning)?[- ]?(?:in|up|on)|registers?|registration|accounts?|passwords?|(?:ein)?log(?:gen|gt)|anmeld\p{L}*|melde[nt]? sich an|registrier\p{L}*|konto|konten
  |(?:se )?connect(?:er|ent)|connexion|comptes?|inscri\p{L}*|inici\p{L}* sesión|cuentas?|regístr\p{L}*|registr(?:o|arse|an)|cadastr\p{L}*|contas?|entrar com`;

/** What cannot be done in one browser. */
export const NEEDS_CLOUD = word`
  (?:users?|members?|people|customers?) (?:can |may |must |should |first )?(?:register(?! for)|sign up(?! for)|sign in|log in|create (?:an )?accounts?)|admins? (?:can |may )?(?:sees?
  |views?|manages?) (?:all|every\p{L}*)|everyone(?: can)? sees?|everybody(?: can)? sees?|shared (?:between|among|by|with|across)|share\p{L}* (?:between|among|it with|them with|with (?:my
  |our|the|other|each))|sync\p{L}* (?:across|between)|across (?:devices|browsers)|on all (?:my |our )?devices|from (?:any|every) (?:device|computer)|multi-?user|(?:in|on|to|using
  |with) (?:the |a )?(?:cloud|database|back-?end)|supabase|real database|gemeinsam genutzt|in der cloud|datenbank|auf allen geräten|dans le cloud|base de données|en la nube|base de datos
  |na nuvem|banco de dados`;

/** The browser is enough, by the person's own word. */
export const STAYS_LOCAL = word`
  (?:in|on|by|using|with) (?:the |my |this )?(?:browser|local ?storage|this device)(?: only)?|local ?storage|no (?:back-?end|server|database|cloud)|without (?:a |any )?(?:back-?end|server
  |database|cloud)|offline only|im browser|ohne (?:server|backend|datenbank|cloud)|dans le navigateur|sans (?:serveur|cloud)|en el navegador|sin (?:servidor|nube)|no navegador
  |sem (?:servidor|nuvem)`;

/** "keep the data in the cloud": an app that is there moves over. */
export const MOVE_TO_CLOUD = word`
  (?:keep|store|save|put|move|have|host|sync)\b[^.!?\n]{0,60}\b(?:cloud|database|back-?end|supabase)|(?:use|connect|switch to|add|with) (?:the |a |an |loam |our |its )*(?:cloud|database
  |back-?end|supabase)|(?:daten|alles|einträge|liste)[^.!?\n]{0,40}(?:cloud|datenbank)|(?:données|tout|entrées)[^.!?\n]{0,40}(?:cloud|base de données)|(?:datos|todo
  |entradas)[^.!?\n]{0,40}(?:nube|base de datos)|(?:dados|tudo|registros)[^.!?\n]{0,40}(?:nuvem|banco de dados)`;

/** "make ada@example.com an admin". */
export const APPOINT = like.iu`
  (?<!\p{L})(?:make|appoint|name|promote|set|give|mach|mache|ernenne|nomme[zr]?|nombra|haz|nomeie|torne
  |faça)(?!\p{L})[^@\n]{0,60}?(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?:['’]s)?(?<rest>[^\n]{0,80})`;
