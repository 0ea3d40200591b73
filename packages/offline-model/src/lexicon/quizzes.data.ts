import type { Language } from '../plan/app-plan.ts';
import { topicsIn, type QuizTopic } from './questions.ts';

export const QUIZZES: Readonly<Record<Language, readonly QuizTopic[]>> = {
  en: topicsIn(`
general, trivia
Which planet is known as the Red Planet? | Venus | *Mars | Jupiter | Mercury | Iron oxide colours its surface.
How many sides does a hexagon have? | Five | *Six | Seven | Eight | Hexa is Greek for six.
Which ocean is the largest? | Atlantic | Indian | *Pacific | Arctic | It covers about a third of the Earth.
What do bees collect from flowers? | Water | *Nectar | Sap | Seeds | They turn it into honey.
Who painted the Mona Lisa? | Michelangelo | Raphael | *Leonardo da Vinci | Titian | He worked on it from about 1503.
What is the boiling point of water at sea level? | 90 °C | *100 °C | 110 °C | 120 °C | It falls with altitude.
How many continents are there? | Five | Six | *Seven | Eight | In the model most schools teach.
Which metal is liquid at room temperature? | *Mercury | Tin | Lead | Zinc | It melts at −39 °C.
Which language has the most native speakers? | English | Spanish | *Mandarin | Hindi | More than 900 million people.
What is the largest mammal? | Elephant | *Blue whale | Giraffe | Hippopotamus | Up to thirty metres long.

geography, capital, countr, flag
What is the capital of Australia? | Sydney | Melbourne | *Canberra | Perth | Chosen as a compromise in 1908.
Which river flows through Cairo? | Congo | *Nile | Niger | Jordan | It runs north to the Mediterranean.
Which country has the most people? | *India | China | United States | Indonesia | It passed China in 2023.
What is the highest mountain on Earth? | K2 | Kilimanjaro | *Mount Everest | Denali | 8,849 metres.
Which city lies on two continents? | Athens | *Istanbul | Moscow | Cairo | Europe and Asia.
What is the capital of Canada? | Toronto | *Ottawa | Vancouver | Montreal | On the Ottawa River.

science, physics, chemistry, biology, space, astronomy
What is the chemical symbol for gold? | Go | Gd | *Au | Ag | From the Latin aurum.
What force keeps us on the ground? | Magnetism | *Gravity | Friction | Inertia | Mass attracts mass.
Which gas do plants take in? | Oxygen | Nitrogen | *Carbon dioxide | Helium | For photosynthesis.
How many bones has an adult human? | 186 | *206 | 226 | 246 | Babies have more; some grow together.
What is the closest star to Earth? | Sirius | Proxima Centauri | *The Sun | Vega | Eight light minutes away.
What is the centre of an atom called? | *Nucleus | Electron | Shell | Core | It holds protons and neutrons.

history, war, ancient, empire, medieval, roman, revolution, century, king
In which year did the Berlin Wall fall? | 1987 | *1989 | 1991 | 1993 | On the ninth of November.
Who was the first person on the Moon? | Yuri Gagarin | Buzz Aldrin | *Neil Armstrong | Alan Shepard | In July 1969.
Which empire built Machu Picchu? | Aztec | Maya | *Inca | Olmec | In the fifteenth century.
Who invented the printing press with movable type in Europe? | *Gutenberg | Galileo | Newton | Watt | Around 1450 in Mainz.
Where did the Renaissance begin? | France | *Italy | Spain | England | In Florence.

javascript, programming, coding, html, css, web dev, python, computer
Which HTML element holds the main heading? | <head> | *<h1> | <header> | <title> | One for each page is best.
What does CSS style? | Data | Servers | *How pages look | Databases | Cascading Style Sheets.
Which keyword declares a constant in JavaScript? | let | var | *const | def | It cannot be assigned again.
What does an array’s length tell? | Its memory | *How many items it holds | Its type | Its name | It counts from one, indexes from zero.
Which of these is a version control system? | *Git | Node | Bash | Sass | Made by Linus Torvalds in 2005.

math, arithmetic, algebra, number
What is 7 × 8? | 54 | *56 | 58 | 64 | Five, six, seven, eight: 56 = 7 × 8.
What is the square root of 81? | 7 | 8 | *9 | 10 | 9 × 9 = 81.
How many degrees has a right angle? | 45 | 60 | *90 | 180 | A quarter of a circle.
What is 15 % of 200? | 15 | 20 | *30 | 45 | Ten per cent is 20, five is 10.
Which number is prime? | 21 | 27 | *29 | 33 | Only 1 and 29 divide it.

movie, film, music, pop culture, tv
How many strings has a standard guitar? | Four | Five | *Six | Eight | From low E to high E.
Which instrument has black and white keys? | Violin | *Piano | Trumpet | Drum | Eighty-eight of them.
What is a film without sound called? | *Silent film | Short film | Noir | Mute film | Common until the late 1920s.
Who composed the Ninth Symphony with the Ode to Joy? | Mozart | Bach | *Beethoven | Brahms | He was deaf by then.
What does a director of photography look after? | Music | *Light and camera | Costumes | Tickets | Also called cinematographer.

food, cooking, health, nutrition
Which vitamin do we make in sunlight? | A | B12 | C | *D | The skin makes it.
What is hummus mainly made of? | Lentils | *Chickpeas | Beans | Peas | With tahini and lemon.
Which spice comes from a crocus? | Paprika | Turmeric | *Saffron | Cumin | Picked by hand.
What makes bread rise? | Salt | *Yeast | Water | Oil | It makes carbon dioxide.
Which fruit has its seeds on the outside? | Kiwi | *Strawberry | Fig | Melon | About two hundred of them.

animal, nature, bird
Which bird cannot fly? | Swan | *Penguin | Owl | Crane | It swims instead.
How many legs has a spider? | Six | *Eight | Ten | Twelve | Insects have six.
What is a group of wolves called? | Herd | *Pack | School | Flock | Led by the parents.
Which animal sleeps standing up? | *Horse | Dog | Bear | Fox | It locks its joints.
What do caterpillars turn into? | Beetles | *Butterflies | Bees | Ants | Or moths.`),
  pt: topicsIn(`
geral
Qual é a capital do Brasil? | Rio de Janeiro | São Paulo | *Brasília | Salvador | Desde 1960.
Quantos lados tem um hexágono? | Cinco | *Seis | Sete | Oito | Hexa significa seis.
Qual planeta é o Planeta Vermelho? | Vênus | *Marte | Júpiter | Mercúrio | Por causa do óxido de ferro.
Qual é o maior oceano? | Atlântico | Índico | *Pacífico | Ártico | Cobre um terço da Terra.
Quem pintou a Mona Lisa? | Michelangelo | Rafael | *Leonardo da Vinci | Picasso | A partir de 1503.
Quanto é 7 × 8? | 54 | *56 | 58 | 64 | 56 = 7 × 8.
O que as abelhas colhem nas flores? | Água | *Néctar | Seiva | Sementes | Com ele fazem o mel.
A que temperatura ferve a água ao nível do mar? | 90 °C | *100 °C | 110 °C | 120 °C | Na montanha ferve antes.
Qual metal é líquido à temperatura ambiente? | *Mercúrio | Estanho | Chumbo | Zinco | Funde a −39 °C.
Qual é o maior mamífero? | Elefante | *Baleia-azul | Girafa | Hipopótamo | Chega a trinta metros.
Qual é a montanha mais alta da Terra? | K2 | Kilimanjaro | *Everest | Denali | 8.849 metros.
Que rio passa pelo Cairo? | Congo | *Nilo | Níger | Jordão | Corre para o norte.
Qual é o símbolo químico do ouro? | Go | Gd | *Au | Ag | Do latim aurum.
Em que ano caiu o Muro de Berlim? | 1987 | *1989 | 1991 | 1993 | Em 9 de novembro.
Quem foi a primeira pessoa na Lua? | Gagarin | Buzz Aldrin | *Neil Armstrong | Alan Shepard | Em julho de 1969.
Quantas patas tem uma aranha? | Seis | *Oito | Dez | Doze | Os insetos têm seis.
Que ave não voa? | Cisne | *Pinguim | Coruja | Garça | Em troca, nada.
Quantas cordas tem um violão comum? | Quatro | Cinco | *Seis | Oito | De mi a mi.
Que gás as plantas absorvem? | Oxigênio | Nitrogênio | *Gás carbônico | Hélio | Para a fotossíntese.
Quantos graus tem um ângulo reto? | 45 | 60 | *90 | 180 | Um quarto de volta.`),
  es: topicsIn(`
general
¿Cuál es la capital de Australia? | Sídney | Melbourne | *Canberra | Perth | Elegida en 1908.
¿Cuántos lados tiene un hexágono? | Cinco | *Seis | Siete | Ocho | Hexa significa seis.
¿Qué planeta es el Planeta Rojo? | Venus | *Marte | Júpiter | Mercurio | Por el óxido de hierro.
¿Cuál es el océano más grande? | Atlántico | Índico | *Pacífico | Ártico | Cubre un tercio de la Tierra.
¿Quién pintó la Mona Lisa? | Miguel Ángel | Rafael | *Leonardo da Vinci | Goya | Desde 1503.
¿Cuánto es 7 × 8? | 54 | *56 | 58 | 64 | 56 = 7 × 8.
¿Qué recogen las abejas de las flores? | Agua | *Néctar | Savia | Semillas | Con él hacen la miel.
¿A qué temperatura hierve el agua al nivel del mar? | 90 °C | *100 °C | 110 °C | 120 °C | En la montaña hierve antes.
¿Qué metal es líquido a temperatura ambiente? | *Mercurio | Estaño | Plomo | Zinc | Funde a −39 °C.
¿Cuál es el mamífero más grande? | Elefante | *Ballena azul | Jirafa | Hipopótamo | Llega a treinta metros.
¿Cuál es la montaña más alta de la Tierra? | K2 | Kilimanjaro | *Everest | Denali | 8849 metros.
¿Qué río pasa por El Cairo? | Congo | *Nilo | Níger | Jordán | Corre hacia el norte.
¿Cuál es el símbolo químico del oro? | Go | Gd | *Au | Ag | Del latín aurum.
¿En qué año cayó el Muro de Berlín? | 1987 | *1989 | 1991 | 1993 | El 9 de noviembre.
¿Quién fue la primera persona en la Luna? | Gagarin | Buzz Aldrin | *Neil Armstrong | Alan Shepard | En julio de 1969.
¿Cuántas patas tiene una araña? | Seis | *Ocho | Diez | Doce | Los insectos tienen seis.
¿Qué ave no vuela? | Cisne | *Pingüino | Búho | Grulla | En cambio, nada.
¿Cuántas cuerdas tiene una guitarra? | Cuatro | Cinco | *Seis | Ocho | De mi a mi.
¿Qué gas absorben las plantas? | Oxígeno | Nitrógeno | *Dióxido de carbono | Helio | Para la fotosíntesis.
¿Cuántos grados tiene un ángulo recto? | 45 | 60 | *90 | 180 | Un cuarto de vuelta.`),
  de: topicsIn(`
allgemein
Was ist die Hauptstadt von Australien? | Sydney | Melbourne | *Canberra | Perth | 1908 als Kompromiss gewählt.
Wie viele Ecken hat ein Sechseck? | Fünf | *Sechs | Sieben | Acht | Der Name sagt es.
Welcher Planet heißt der Rote Planet? | Venus | *Mars | Jupiter | Merkur | Wegen des Eisenoxids.
Welcher Ozean ist der größte? | Atlantik | Indischer Ozean | *Pazifik | Arktischer Ozean | Er bedeckt ein Drittel der Erde.
Wer malte die Mona Lisa? | Michelangelo | Raffael | *Leonardo da Vinci | Dürer | Ab 1503.
Was ist 7 × 8? | 54 | *56 | 58 | 64 | 56 = 7 × 8.
Was sammeln Bienen auf Blüten? | Wasser | *Nektar | Harz | Samen | Daraus machen sie Honig.
Bei welcher Temperatur kocht Wasser auf Meereshöhe? | 90 °C | *100 °C | 110 °C | 120 °C | In den Bergen früher.
Welches Metall ist bei Raumtemperatur flüssig? | *Quecksilber | Zinn | Blei | Zink | Es schmilzt bei −39 °C.
Welches Säugetier ist das größte? | Elefant | *Blauwal | Giraffe | Flusspferd | Bis zu dreißig Meter lang.
Wie heißt der höchste Berg der Erde? | K2 | Kilimandscharo | *Mount Everest | Denali | 8849 Meter.
Welcher Fluss fließt durch Kairo? | Kongo | *Nil | Niger | Jordan | Er fließt nach Norden.
Was ist das chemische Zeichen für Gold? | Go | Gd | *Au | Ag | Vom lateinischen aurum.
In welchem Jahr fiel die Berliner Mauer? | 1987 | *1989 | 1991 | 1993 | Am 9. November.
Wer stand als Erster auf dem Mond? | Gagarin | Buzz Aldrin | *Neil Armstrong | Alan Shepard | Im Juli 1969.
Wie viele Beine hat eine Spinne? | Sechs | *Acht | Zehn | Zwölf | Insekten haben sechs.
Welcher Vogel kann nicht fliegen? | Schwan | *Pinguin | Eule | Kranich | Dafür schwimmt er.
Wie viele Saiten hat eine Gitarre? | Vier | Fünf | *Sechs | Acht | Von E bis e.
Welches Gas nehmen Pflanzen auf? | Sauerstoff | Stickstoff | *Kohlendioxid | Helium | Für die Photosynthese.
Wie viel Grad hat ein rechter Winkel? | 45 | 60 | *90 | 180 | Ein Viertel des Kreises.`),
  fr: topicsIn(`
général
Quelle est la capitale de l’Australie ? | Sydney | Melbourne | *Canberra | Perth | Choisie en 1908.
Combien de côtés a un hexagone ? | Cinq | *Six | Sept | Huit | Hexa veut dire six.
Quelle planète est la planète rouge ? | Vénus | *Mars | Jupiter | Mercure | À cause de l’oxyde de fer.
Quel est le plus grand océan ? | Atlantique | Indien | *Pacifique | Arctique | Un tiers de la Terre.
Qui a peint la Joconde ? | Michel-Ange | Raphaël | *Léonard de Vinci | Monet | À partir de 1503.
Combien font 7 × 8 ? | 54 | *56 | 58 | 64 | 56 = 7 × 8.
Que récoltent les abeilles sur les fleurs ? | De l’eau | *Du nectar | De la sève | Des graines | Elles en font du miel.
À quelle température l’eau bout-elle au niveau de la mer ? | 90 °C | *100 °C | 110 °C | 120 °C | En montagne, plus tôt.
Quel métal est liquide à température ambiante ? | *Mercure | Étain | Plomb | Zinc | Il fond à −39 °C.
Quel est le plus grand mammifère ? | Éléphant | *Baleine bleue | Girafe | Hippopotame | Jusqu’à trente mètres.
Quelle est la plus haute montagne du monde ? | K2 | Kilimandjaro | *Everest | Denali | 8 849 mètres.
Quel fleuve traverse Le Caire ? | Congo | *Nil | Niger | Jourdain | Il coule vers le nord.
Quel est le symbole chimique de l’or ? | Go | Gd | *Au | Ag | Du latin aurum.
En quelle année le mur de Berlin est-il tombé ? | 1987 | *1989 | 1991 | 1993 | Le 9 novembre.
Qui a marché le premier sur la Lune ? | Gagarine | Buzz Aldrin | *Neil Armstrong | Alan Shepard | En juillet 1969.
Combien de pattes a une araignée ? | Six | *Huit | Dix | Douze | Les insectes en ont six.
Quel oiseau ne vole pas ? | Cygne | *Manchot | Chouette | Grue | En revanche, il nage.
Combien de cordes a une guitare ? | Quatre | Cinq | *Six | Huit | De mi à mi.
Quel gaz les plantes absorbent-elles ? | Oxygène | Azote | *Dioxyde de carbone | Hélium | Pour la photosynthèse.
Combien de degrés a un angle droit ? | 45 | 60 | *90 | 180 | Un quart de tour.`),
};
