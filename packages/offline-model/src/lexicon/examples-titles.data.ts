/** Names of the first rows of the commonest things; in the same form as the labels. */
export const TITLE_EXAMPLES = `
Morning set-up|Montagem da manhã|Montaje de la mañana|Aufbau am Morgen|Montage du matin
Midday counter|Balcão do meio-dia|Mostrador del mediodía|Theke am Mittag|Comptoir de midi
Evening clean-up|Limpeza da noite|Limpieza de la tarde|Aufräumen am Abend|Rangement du soir
Saturday delivery|Entrega de sábado|Reparto del sábado|Lieferung am Samstag|Livraison du samedi
Sorting donations|Separação de doações|Clasificar donaciones|Spenden sortieren|Tri des dons
Welcome desk|Recepção|Mesa de bienvenida|Empfang|Accueil
Roast tomato pasta|Macarrão com tomate assado|Pasta con tomate asado|Nudeln mit Ofentomaten|Pâtes aux tomates rôties
Lemon ricotta pancakes|Panquecas de ricota|Tortitas de ricota|Ricotta-Pfannkuchen|Pancakes à la ricotta
Chickpea and spinach stew|Ensopado de grão-de-bico|Guiso de garbanzos|Kichererbseneintopf|Ragoût de pois chiches
Charred corn salad|Salada de milho grelhado|Ensalada de maíz|Maissalat vom Grill|Salade de maïs grillé
Olive oil almond cake|Bolo de amêndoas|Bizcocho de almendra|Mandelkuchen|Gâteau aux amandes
Miso-glazed salmon|Salmão com missô|Salmón con miso|Lachs mit Miso|Saumon au miso
Overnight oats with berries|Aveia com frutas vermelhas|Avena con frutos rojos|Haferflocken mit Beeren|Porridge aux fruits rouges
Beef wellington|Filé à Wellington|Solomillo Wellington|Filet Wellington|Bœuf Wellington
Draft the launch announcement|Escrever o anúncio|Redactar el anuncio|Ankündigung schreiben|Rédiger l’annonce
Renew the domain name|Renovar o domínio|Renovar el dominio|Domain verlängern|Renouveler le domaine
Fix the sign-up form on phones|Corrigir o formulário|Arreglar el formulario|Formular reparieren|Corriger le formulaire
Collect feedback from five users|Ouvir cinco clientes|Hablar con cinco clientes|Fünf Kunden befragen|Interroger cinq clients
Order new business cards|Encomendar cartões|Encargar tarjetas|Visitenkarten bestellen|Commander des cartes
Prepare the quarterly review|Preparar a reunião|Preparar la reunión|Besprechung vorbereiten|Préparer la réunion
Update the team calendar|Atualizar a agenda|Actualizar la agenda|Kalender pflegen|Mettre à jour l’agenda
Write the onboarding guide|Escrever o guia|Escribir la guía|Leitfaden schreiben|Écrire le guide
Linen throw blanket|Manta de linho|Manta de lino|Leinendecke|Plaid en lin
Enamel camping mug|Caneca esmaltada|Taza esmaltada|Emaillebecher|Tasse émaillée
Walnut desk tray|Bandeja de nogueira|Bandeja de nogal|Nussbaumtablett|Plateau en noyer
Cast iron skillet|Frigideira de ferro|Sartén de hierro|Gusseisenpfanne|Poêle en fonte
Waxed canvas backpack|Mochila de lona|Mochila de lona|Rucksack aus Segeltuch|Sac en toile
Ceramic pour-over set|Conjunto de café|Juego de café|Kaffeefilter-Set|Service à café
Wool desk mat|Tapete de lã|Alfombrilla de lana|Schreibtischmatte|Sous-main en laine
Beeswax candles|Velas de cera|Velas de cera|Bienenwachskerzen|Bougies en cire
Burrata with peach|Burrata com pêssego|Burrata con melocotón|Burrata mit Pfirsich|Burrata et pêche
Smoked carrot hummus|Homus de cenoura|Hummus de zanahoria|Karottenhummus|Houmous de carotte
Grilled sea bass|Robalo grelhado|Lubina a la plancha|Gegrillter Wolfsbarsch|Bar grillé
Wild mushroom risotto|Risoto de cogumelos|Risotto de setas|Pilzrisotto|Risotto aux champignons
Braised short rib|Costela assada|Costilla asada|Geschmorte Rippe|Côte braisée
Lemon tart|Torta de limão|Tarta de limón|Zitronentarte|Tarte au citron
Chocolate fondant|Fondant de chocolate|Coulant de chocolate|Schokoladenküchlein|Fondant au chocolat
House lemonade|Limonada da casa|Limonada casera|Hauslimonade|Citronnade maison
Open-air jazz night|Noite de jazz|Noche de jazz|Jazznacht im Freien|Nuit du jazz
Street food weekend|Festival de comida|Festival de comida|Street-Food-Wochenende|Week-end gourmand
Pottery for beginners|Cerâmica para iniciantes|Cerámica para principiantes|Töpfern für Anfänger|Poterie pour débutants
How cities cool down|Cidades mais frescas|Ciudades más frescas|Wie Städte kühl bleiben|Des villes plus fraîches
Lantern walk|Caminhada das lanternas|Paseo de los faroles|Laternenumzug|Marche aux lanternes
String quartet|Quarteto de cordas|Cuarteto de cuerda|Streichquartett|Quatuor à cordes
Small business breakfast|Café da manhã de negócios|Desayuno de empresas|Unternehmerfrühstück|Petit-déjeuner d’affaires
Kite building|Oficina de pipas|Taller de cometas|Drachenbau|Atelier cerfs-volants
Python from zero|Python do zero|Python desde cero|Python von Anfang an|Python pas à pas
Interface design basics|Design de interfaces|Diseño de interfaces|Grundlagen der Gestaltung|Bases du design
Data analysis with SQL|Análise de dados com SQL|Análisis de datos con SQL|Datenanalyse mit SQL|Analyse de données avec SQL
Start a small business|Abra seu negócio|Crea tu negocio|Ein Geschäft gründen|Créer son entreprise
Spanish for travel|Espanhol para viagens|Inglés para viajar|Spanisch für die Reise|Espagnol pour voyager
Statistics that stick|Estatística simples|Estadística sencilla|Statistik, die bleibt|Statistiques simples
Advanced React patterns|React avançado|React avanzado|React für Fortgeschrittene|React avancé
Negotiation skills|Negociação|Negociación|Verhandeln|Négociation
What we learned from a quiet year|O que aprendemos este ano|Lo que aprendimos este año|Was wir dieses Jahr lernten|Ce que cette année nous a appris
Five habits that survive busy weeks|Cinco hábitos que ficam|Cinco hábitos que duran|Fünf Gewohnheiten, die bleiben|Cinq habitudes qui durent
Why slow is often faster|Por que devagar é mais rápido|Por qué despacio es más rápido|Warum langsam oft schneller ist|Pourquoi lentement va plus vite
The workshop behind the market|A oficina atrás do mercado|El taller detrás del mercado|Die Werkstatt hinter dem Markt|L’atelier derrière le marché
New rules from next month|Novas regras no próximo mês|Nuevas reglas el mes que viene|Neue Regeln ab nächstem Monat|Nouvelles règles le mois prochain
A beginner's guide to starting over|Guia para recomeçar|Guía para volver a empezar|Neu anfangen, Schritt für Schritt|Recommencer, pas à pas
In praise of the handwritten list|Elogio da lista à mão|Elogio de la lista a mano|Lob der handgeschriebenen Liste|Éloge de la liste manuscrite
Our readers' favourite places|Os lugares favoritos|Los lugares favoritos|Die liebsten Orte|Vos lieux préférés
Weekly groceries|Compras da semana|Compra semanal|Wocheneinkauf|Courses de la semaine
Rent|Aluguel|Alquiler|Miete|Loyer
Monthly train pass|Passe mensal|Abono mensual|Monatskarte|Abonnement de train
Cinema for two|Cinema|Cine|Kino zu zweit|Cinéma
Pharmacy|Farmácia|Farmacia|Apotheke|Pharmacie
Electricity|Energia|Electricidad|Strom|Électricité
Dinner with Mina|Jantar|Cena|Abendessen|Dîner
Bike repair|Conserto da bicicleta|Reparación de la bici|Fahrradreparatur|Réparation du vélo
Salary|Salário|Salario|Gehalt|Salaire
Freelance logo|Trabalho extra|Trabajo extra|Nebenjob|Mission
Train pass|Passe mensal|Abono mensual|Monatskarte|Abonnement
Concert tickets|Ingressos|Entradas|Konzertkarten|Billets
Market lunch|Almoço|Almuerzo|Mittagessen|Déjeuner
Packing list for the coast|Lista de viagem|Lista de viaje|Packliste für die Küste|Liste de voyage
Questions for Thursday|Perguntas para quinta|Preguntas para el jueves|Fragen für Donnerstag|Questions pour jeudi
App idea: borrow a ladder|Ideia de aplicativo|Idea de aplicación|App-Idee|Idée d’application
Wi-Fi for guests|Wi-Fi dos convidados|Wi-Fi de invitados|WLAN für Gäste|Wi-Fi des invités
Book recommendations|Livros recomendados|Libros recomendados|Buchempfehlungen|Livres conseillés
Sprint goals|Metas da semana|Metas de la semana|Wochenziele|Objectifs
Talk outline|Roteiro da palestra|Guion de la charla|Gliederung des Vortrags|Plan de l’exposé
Drink two litres of water|Beber dois litros de água|Beber dos litros de agua|Zwei Liter Wasser trinken|Boire deux litres d’eau
Read twenty pages|Ler vinte páginas|Leer veinte páginas|Zwanzig Seiten lesen|Lire vingt pages
Walk after lunch|Caminhar depois do almoço|Caminar tras la comida|Nach dem Essen gehen|Marcher après le repas
Practise Spanish|Praticar espanhol|Practicar inglés|Spanisch üben|Pratiquer l’espagnol
Tidy the desk|Arrumar a mesa|Ordenar la mesa|Schreibtisch aufräumen|Ranger le bureau
Call the family|Ligar para a família|Llamar a la familia|Familie anrufen|Appeler la famille
First consultation|Primeira consulta|Primera consulta|Erstgespräch|Première visite
Classic package|Pacote clássico|Paquete clásico|Klassik-Paket|Formule classique
Complete care|Cuidado completo|Cuidado completo|Komplettpflege|Soin complet
Express visit|Visita expressa|Visita exprés|Express-Besuch|Visite express
Gift voucher session|Sessão presente|Sesión regalo|Geschenktermin|Séance cadeau
Letter, unsent|Carta não enviada|Carta sin enviar|Nicht abgeschickt|Lettre non envoyée
Line 9, last stop|Última parada|Última parada|Endstation|Terminus
Clockmaker|O relojoeiro|El relojero|Der Uhrmacher|L’horloger
First frost|Primeira geada|Primera helada|Erster Frost|Premier gel
Two cups|Duas xícaras|Dos tazas|Zwei Tassen|Deux tasses
Rooftops|Telhados|Tejados|Dächer|Les toits
Hourglass|Ampulheta|Reloj de arena|Sanduhr|Sablier
The Salt Road|A estrada de sal|El camino de sal|Die Salzstraße|La route du sel
Murder at Low Tide|Crime na maré baixa|Crimen en marea baja|Mord bei Ebbe|Meurtre à marée basse
A Short History of Glass|Breve história do vidro|Breve historia del vidrio|Kleine Geschichte des Glases|Petite histoire du verre
Kites and Other Poems|Pipas e outros poemas|Cometas y otros poemas|Drachen und andere Gedichte|Cerfs-volants
The Ninth Gatekeeper|O nono porteiro|El noveno portero|Der neunte Torwächter|Le neuvième gardien
Bread and Silence|Pão e silêncio|Pan y silencio|Brot und Stille|Pain et silence
The Cartographer's Debt|A dívida do cartógrafo|La deuda del cartógrafo|Die Schuld des Kartografen|La dette du cartographe
Spring serenade|Serenata de primavera|Serenata de primavera|Frühlingsserenade|Sérénade de printemps
New Year's concert|Concerto de Ano-Novo|Concierto de Año Nuevo|Neujahrskonzert|Concert du Nouvel An
Night of the strings|Noite das cordas|Noche de cuerdas|Nacht der Streicher|Nuit des cordes
Baroque by candlelight|Barroco à luz de velas|Barroco a la luz de las velas|Barock bei Kerzenschein|Baroque aux chandelles
Open-air gala|Gala ao ar livre|Gala al aire libre|Gala im Freien|Gala en plein air
Family matinee|Matinê em família|Matiné familiar|Familienmatinee|Matinée en famille
Winter songs|Canções de inverno|Canciones de invierno|Winterlieder|Chants d’hiver
Jazz at the harbour|Jazz no porto|Jazz en el puerto|Jazz am Hafen|Jazz au port
Full rehearsal|Ensaio completo|Ensayo completo|Gesamtprobe|Répétition complète
First half|Primeira parte|Primera parte|Erste Hälfte|Première partie
Second half|Segunda parte|Segunda parte|Zweite Hälfte|Seconde partie
Dress rehearsal|Ensaio com figurino|Ensayo con vestuario|Hauptprobe|Répétition en costume
Sectional rehearsal|Ensaio por naipes|Ensayo por secciones|Registerprobe|Répétition par pupitres
Sight-reading evening|Noite de leitura|Tarde de lectura|Leseprobe|Soirée de déchiffrage
Solo parts|Solos|Solos|Solostellen|Solos
General rehearsal|Ensaio geral|Ensayo general|Generalprobe|Répétition générale
Light and Shadow|Luz e sombra|Luz y sombra|Licht und Schatten|Ombre et lumière
A Century of Posters|Um século de cartazes|Un siglo de carteles|Ein Jahrhundert Plakate|Un siècle d’affiches
Rooms of Silence|Salas de silêncio|Salas de silencio|Räume der Stille|Salles de silence
Threads|Fios|Hilos|Fäden|Fils
Made by Hand|Feito à mão|Hecho a mano|Von Hand gemacht|Fait main
The Blue Period|O período azul|El periodo azul|Die blaue Zeit|La période bleue
Paper Cities|Cidades de papel|Ciudades de papel|Städte aus Papier|Villes de papier
After the Rain|Depois da chuva|Después de la lluvia|Nach dem Regen|Après la pluie
Kettle|Chaleira|Hervidor|Wasserkocher|Bouilloire
Vacuum cleaner|Aspirador|Aspiradora|Staubsauger|Aspirateur
Toaster|Torradeira|Tostadora|Toaster|Grille-pain
Hair dryer|Secador de cabelo|Secador de pelo|Haartrockner|Sèche-cheveux
Sewing machine|Máquina de costura|Máquina de coser|Nähmaschine|Machine à coudre
Hand blender|Mixer|Batidora|Stabmixer|Mixeur
Community centre|Centro comunitário|Centro cívico|Bürgerhaus|Maison de quartier
Store room|Depósito|Almacén|Lagerraum|Réserve
Garage|Garagem|Garaje|Garage|Garage
Cupboard 2|Armário 2|Armario 2|Schrank 2|Placard 2
Ear infection|Infecção de ouvido|Infección de oído|Ohrenentzündung|Otite
Tooth decay|Cárie|Caries|Karies|Carie
Sprained leg|Perna torcida|Pata torcida|Verstauchtes Bein|Entorse
Allergy|Alergia|Alergia|Allergie|Allergie
All in order|Tudo em ordem|Todo en orden|Alles in Ordnung|Tout va bien
Upset stomach|Indisposição|Malestar de estómago|Magenverstimmung|Indigestion
Eye inflammation|Inflamação no olho|Inflamación del ojo|Augenentzündung|Inflammation de l’œil
Flu|Gripe|Gripe|Grippe|Grippe
Dentist|Dentista|Dentista|Zahnarzt|Dentiste
Family matter|Assunto de família|Asunto familiar|Familiäre Gründe|Raison familiale
Doctor|Médico|Médico|Arzttermin|Médecin
Missed the bus|Perdeu o ônibus|Perdió el autobús|Bus verpasst|Bus manqué
Headache|Dor de cabeça|Dolor de cabeza|Kopfschmerzen|Mal de tête
School trip|Excursão|Excursión|Klassenfahrt|Sortie scolaire
Does not switch on|Não liga|No se enciende|Geht nicht an|Ne s’allume pas
Loose cable|Cabo solto|Cable suelto|Lockeres Kabel|Câble desserré
Worn bearing|Rolamento gasto|Rodamiento gastado|Lager verschlissen|Roulement usé
Cracked housing|Carcaça rachada|Carcasa agrietada|Gehäuse gerissen|Boîtier fendu
Blown fuse|Fusível queimado|Fusible fundido|Sicherung defekt|Fusible grillé
Dead battery|Bateria descarregada|Batería agotada|Akku leer|Batterie vide
Jammed lid|Tampa presa|Tapa atascada|Deckel klemmt|Couvercle coincé
Leaks|Vazamento|Pierde agua|Undicht|Fuite
Once a week|Uma vez por semana|Una vez por semana|Einmal pro Woche|Une fois par semaine
Every three days|A cada três dias|Cada tres días|Alle drei Tage|Tous les trois jours
Every two weeks|A cada duas semanas|Cada dos semanas|Alle zwei Wochen|Toutes les deux semaines
Twice a week|Duas vezes por semana|Dos veces por semana|Zweimal pro Woche|Deux fois par semaine
Once a month|Uma vez por mês|Una vez al mes|Einmal im Monat|Une fois par mois
Every ten days|A cada dez dias|Cada diez días|Alle zehn Tage|Tous les dix jours
Mix everything, let it rest, then bake until golden.|Misture tudo, deixe descansar e asse até dourar.|Mezcla todo, deja reposar y hornea hasta dorar.|Alles mischen, ruhen lassen und goldbraun backen.|Tout mélanger, laisser reposer, puis dorer au four.
Chop, fry gently, season and serve.|Pique, refogue, tempere e sirva.|Pica, sofríe, sazona y sirve.|Schneiden, sanft anbraten, würzen und servieren.|Couper, faire revenir, assaisonner et servir.
Bring to the boil, then simmer for half an hour.|Ferva e deixe cozinhar por meia hora.|Lleva a ebullición y cuece media hora.|Aufkochen und eine halbe Stunde köcheln lassen.|Porter à ébullition, puis mijoter une demi-heure.
Stir until smooth and chill overnight.|Mexa até ficar liso e deixe na geladeira.|Remueve y deja en la nevera toda la noche.|Glatt rühren und über Nacht kühlen.|Lisser et laisser au frais une nuit.
Roast in the oven until crisp.|Asse até ficar crocante.|Asa en el horno hasta que cruja.|Im Ofen knusprig rösten.|Rôtir au four jusqu’à ce que ce soit croustillant.
Soak, drain and cook until soft.|Deixe de molho, escorra e cozinhe.|Remoja, escurre y cuece.|Einweichen, abgießen und weich kochen.|Faire tremper, égoutter et cuire.
`;
