/**
 * Words that ask for nothing by themselves: they join, address or frame what is asked. English, German, French, Spanish,
 * Portuguese.
 */
export const FRAME_WORDS = `
able about degrees degree grad grados graus degrés above allow allows allowed according across actually additionally again against along already also although always among another anyone
anybody anything anyway appear appears around away back based because become becomes behind belong belongs beside besides
best-known better beyond bottom bring call called case certain come comes comfortable common completely consist consists
corresponding cover covered current currently deal designed different directly down during easily easy either else end enough
especially etc even ever everybody everyone everything everywhere exactly exist existing fact few fine first five four six seven
eight nine ten eleven twelve one two three following former full fully functional functionality functionalities function functions
further general generally give given gives go goes going good great half happen happens help helps hence her here hers him his
idea ideally immediately include includes including individual instead interest interested internal itself kind know known last
later least left less letting life likely little live long look looking lot main mainly making many maybe mean means mention
mentions middle more most mostly much myself namely near necessary need needed needs neither new nice nobody nothing now number
numbers off often once ones online only onto optional ordinary other others otherwise ourselves out own owned part particular
people person personally place places plain plus point possibility possible possibly press proper properly put quick quickly
quite rather real reason regarding relevant required respective right same say says second seem separate several shall shop short
should shoud show shown shows side simple simply since single small some somebody someone something sometimes soon sort sorts
standard start still straight such suitable sure take taken takes telling tells thank thanks themselves themself then therefore
thing things think third though through throughout till together took top toward towards try turn turns type types under until
upon useful user users usual usually various via visible way ways week weeks well went were whatever whenever wherever whether
while whole whose why wide will wish wishes within work works worked would yes yet yourself cant dont doesnt ofc peopel
app apps application applications website websites site sites webpage page pages web homepage system platform tool software
product project section sections area areas part parts screen screens view views feature features button buttons link links menu
navigation nav footer bottom bar box field fields item items entry entries record records detail details information info data
text texts label labels title titles heading word words content home key main primary secondary colour colours color colors
background backgroud theme accent accents tone tones style styled design look header foreground component components element
elements font fonts shade everywhere throughout modern clean beautiful nice friendly
visitor visitors customer customers client clients member members guest guests reader readers student students owner owners friend
friends family families shopper shoppers buyer buyers seller sellers villager villagers colleague colleagues staff employee
employees team everyone participant participants viewer viewers player players parent parents kids children adults workers audience flatmates roommates housemates neighbours neighbors
aber alle allem allen aller alles als also andere anderen ander außerdem bei beim bis brauche brauchen braucht dabei dafür damit
dann dass dazu dein deren dessen dies diese diesem diesen dieser dieses doch dort durch eigene eigenen einem einer eines einfach
einige etwa etwas euch euer ganze geben gehört gibt gut haben hat hätte heißt hier hinter ihm ihn ihr ihre ihrem ihren ihrer immer
inklusive jede jedem jeden jeder jedes kann kannst kleine kleinen kommt können könnte lassen machen man mehr mein meine meinem
meinen meiner mich mir möchte möchten mögliche muss müssen nach neben nehmen neue neuen noch nur ohne per pro sagen schon sehen
sehr sein seine seinen seiner sich sie sieht solche sollten sowie stehen steht über uns unser unsere unserem unseren unserer unter
viel viele vom von vor wann war was weil welche welchem welchen welcher wenn werden wer wie wieder will wird wird wo wobei wollen
wurde würde zahl zeige zeigen zeigt zum zur zwei zwischen zusätzlich seite seiten webseite anwendung nutzer benutzer kunden
besucher mitglieder knöpfe schaltflächen hintergrund akzent farbe farben bereich übersichtlich jahr monat monats woche tag
afin ainsi alors après aucun aura aussi autre autres aux avec avoir besoin bien ces cet cette ceux chaque chez comme comment créer
dans depuis donc dont elle elles encore entre est être eux fait faire faut fiche ils jour jours leur leurs lors lui mais même mes
mettre moi moins mois mon nos notre nous par parce permet permettre petit petite peu peut peuvent plus pouvoir quand quel quelle
quelles quels qui quoi sans ses seront seul seule son sont souhaite souhaité souhaitons aimerait aimerais aimerions cherche cherchons sous tous tout toute toutes très utiliser vers veut veux
voir vos votre voudrais voudrions voulons vous page pages site couleur fond boutons éléments utilisateurs visiteurs clients membres personnes
lecteurs laisser lectores dejar leitores deixar leser hinterlassen afficher affiche montrer montre gérer gestion application oui non
además ahí algo algún alguna algunas algunos antes aquí así cada como cómo cosas crear cual cuales cualquier cualquiera cuando
cuenta cuáles desde después donde dónde durante ella ellas ellos entre era eso esos esta está estas este esto estos están fue
gusta gustaría hacer hacia hasta hay las les lo lugar más menos mientras mis mismo misma mucho muchos muy nada necesito nos
nosotros nuestra nuestro otra otras otro otros pero poder pueda puedan puede pueden puedo que quien quienes quiera quiero queremos quisiéramos querríamos necesitamos sea ser
será si sobre solo son sus también tanto tener tenga tengan tiene tienen toda todas todo todos tras una usa usar usuarios varios
ver vez web página páginas sitio color fondo botones visitantes clientes alumnos miembros mostrar muestra muestran mostradas gestionar aplicación
línea
ainda algum alguma além ao aos apenas aqui assim até cada coisa coisas como criar cujo dado das dela dele deles dentro depois
desde dos ela elas ele eles entre então era essa esse esta este estão eu fazer foi for gostaria haver isso isto já lhe lugar mais
mas me mesma mesmo meu meus minha minhas muito na nas nem no nos nossa nosso num numa não onde os ou outra outras outro outros
para pela pelas pelo pelos pode podem poder pois por porque possa possam posso preciso quais qual quando quantos que quem quero
queria queremos queríamos precisamos gostaríamos se seja sem ser será seu seus sob sobre sua suas são também tem tenha ter todas todo todos têm uma umas uns usar usuários
você vocês página páginas site cor fundo botões elementos visitantes clientes membros mostrar mostre gerenciar sistema aplicativo
`;

/** Words by which people order changes and speak of the look; they name nothing that an app keeps. */
export const ORDER_WORDS = `
add adds remove delete change changes make show hide put move rename call swap replace mark highlight colour color undo prefer
leave keep rest turn switch use set get rid bring insert include darker lighter bigger smaller larger rounder warmer nicer
cooler bolder modern modernise elegant childish serious playful harder easier bit warm dark light blue red green brown slate
olive saddle rosy backdrop background header footer button buttons heading headline title text font corner corners mode dropdown
checkbox column columns row rows field fields page pages menu navigation required mandatory optional empty default example demo
characters letters digits letter years year old negative zero cannot can't must deadline overdue late hide paginate pagination
per first last top bottom left right above below next before after front home start wait never always letters swiss francs
füge hinzu mach mache ändere nenne nimm setze zeige markiere entferne ergänze umschalter überschrift moderner darf löschen
sortiere sortieren zuerst zuletzt teuerste billigste günstigste neueste älteste absteigend aufsteigend spalten schrift größer kleiner
ordena ordenar ordene primero primeiro recientes recentes caros baratos columnas colunas trie trier d’abord récents colonnes swap sections
knopf knöpfe heißen lauten soll sollen beschriftung bouton boutons botón botones botão botões
rot blau grün gelb schwarz weiß überfällige aufgaben kopfzeile schaltflächen
ajoute ajouter mets mettre change renomme supprime enlève surligne appelle appelle-le s’appelle bascule mode rouge vert bleu foncé
clair en-tête l’en-tête tâches retard ancien
añade pon cambia quita elimina marca llama llámalo hazlo haz interruptor modo moderno rojo verde azul negro amarillo amarillos
vencidas tareas
adicione coloque coloca mude deixe remova tire destaque renomeie chame preto vermelho atrasadas tarefas muda pra mim`;
