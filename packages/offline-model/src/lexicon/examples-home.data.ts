/** What the example rows of media, nature, home and neighbourhood say; in the same form as the labels. */
export const HOME_EXAMPLES = `
Flour, water, salt|Farinha, água, sal|Harina, agua, sal|Mehl, Wasser, Salz|Farine, eau, sel
Flour, butter, milk, yeast|Farinha, manteiga, leite, fermento|Harina, mantequilla, leche, levadura|Mehl, Butter, Milch, Hefe|Farine, beurre, lait, levure
Rye flour, water, salt, caraway|Farinha de centeio, água, sal, alcaravia|Harina de centeno, agua, sal, alcaravea|Roggenmehl, Wasser, Salz, Kümmel|Farine de seigle, eau, sel, carvi
Butter, sugar, eggs, flour|Manteiga, açúcar, ovos, farinha|Mantequilla, azúcar, huevos, harina|Butter, Zucker, Eier, Mehl|Beurre, sucre, œufs, farine
Tomatoes, olive oil, basil|Tomates, azeite, manjericão|Tomates, aceite de oliva, albahaca|Tomaten, Olivenöl, Basilikum|Tomates, huile d’olive, basilic
Oats, honey, nuts|Aveia, mel, nozes|Avena, miel, nueces|Hafer, Honig, Nüsse|Avoine, miel, noix
The sound of glass|O som do vidro|El sonido del vidrio|Der Klang von Glas|Le son du verre
Sleeping stars|Estrelas adormecidas|Estrellas dormidas|Schlafende Sterne|Étoiles endormies
Hiring your first colleague|Contratar o primeiro colega|Contratar al primer compañero|Der erste Mitarbeiter|Recruter son premier collègue
Learning to rest|Aprender a descansar|Aprender a descansar|Ausruhen lernen|Apprendre à se reposer
Cities after midnight|Cidades depois da meia-noite|Ciudades tras la medianoche|Städte nach Mitternacht|Les villes après minuit
Numbers that lie|Números que mentem|Números que mienten|Zahlen, die lügen|Ces chiffres qui mentent
Bread in one bowl|Pão em uma tigela|Pan en un solo bol|Brot aus einer Schüssel|Un pain, un saladier
Learn chords in ten minutes|Acordes em dez minutos|Acordes en diez minutos|Akkorde in zehn Minuten|Des accords en dix minutes
A night train across Europe|Um trem noturno pela Europa|Un tren nocturno por Europa|Im Nachtzug durch Europa|Un train de nuit en Europe
Why planes curve|Por que os aviões fazem curvas|Por qué los aviones hacen curvas|Warum Flugzeuge Bögen fliegen|Pourquoi les avions virent
Cat against cucumber|Gato contra pepino|Gato contra pepino|Katze gegen Gurke|Chat contre concombre
Street dumplings|Pastéis de rua|Empanadillas callejeras|Teigtaschen von der Straße|Raviolis de rue
Hiking the north coast|Trilha na costa norte|A pie por la costa norte|Wandern an der Nordküste|Randonnée sur la côte nord
Fractions with cake|Frações com bolo|Fracciones con tarta|Brüche mit Kuchen|Les fractions en gâteau
Marta's Kitchen|Cozinha da Marta|La cocina de Marta|Martas Küche|La cuisine de Marta
Six Strings|Seis Cordas|Seis Cuerdas|Sechs Saiten|Six Cordes
Slow Miles|Devagar e Longe|A Paso Lento|Langsam unterwegs|Chemins lents
Think Twice|Pense Duas Vezes|Piénsalo Dos Veces|Zweimal nachgedacht|Réfléchir deux fois
Small Laughs|Pequenas Risadas|Pequeñas Risas|Kleine Lacher|Petits rires
Morning fog|Névoa da manhã|Niebla matinal|Morgennebel|Brume du matin
Crossing|Travessia|Cruce|Kreuzung|Traversée
The fishmonger|O peixeiro|El pescadero|Der Fischhändler|Le poissonnier
Salt flats|Salar|Salar|Salzebene|Désert de sel
Fern study|Estudo de samambaia|Estudio de helecho|Farnstudie|Étude de fougère
Blue hour|Hora azul|Hora azul|Blaue Stunde|L’heure bleue
Grandmother's hands|Mãos da avó|Manos de la abuela|Großmutters Hände|Les mains de grand-mère
Dunes|Dunas|Dunas|Dünen|Dunes
Black Forest|Floresta Negra|Selva Negra|Schwarzwald|Forêt-Noire
Home garden|Jardim de casa|Jardín de casa|Eigener Garten|Jardin de la maison
Harbour at dusk|Porto ao entardecer|Puerto al anochecer|Hafen in der Dämmerung|Port au crépuscule
Paper birds|Pássaros de papel|Pájaros de papel|Papiervögel|Oiseaux de papier
Rain on Rua Augusta|Chuva na Rua Augusta|Lluvia en la Rua Augusta|Regen in der Rua Augusta|Pluie sur la Rua Augusta
Signal|Sinal|Señal|Signal|Signal
Standing stone|Pedra em pé|Piedra erguida|Stehender Stein|Pierre dressée
Windows, evening|Janelas, noite|Ventanas, tarde|Fenster am Abend|Fenêtres, le soir
Field notes|Notas de campo|Notas de campo|Feldnotizen|Notes de terrain
Undertow|Corrente submersa|Resaca|Unterströmung|Courant profond
The Quiet Harbour|O porto silencioso|El puerto tranquilo|Der stille Hafen|Le port tranquille
Laundry Day|Dia de lavar roupa|Día de colada|Waschtag|Jour de lessive
Orbit of Glass|Órbita de vidro|Órbita de cristal|Gläserne Umlaufbahn|Orbite de verre
Low Tide|Maré baixa|Marea baja|Ebbe|Marée basse
The Bear's Bakery|A padaria do urso|La panadería del oso|Die Bäckerei des Bären|La boulangerie de l’ours
Second Winter|Segundo inverno|Segundo invierno|Der zweite Winter|Second hiver
Zero Gravity Wedding|Casamento sem gravidade|Boda sin gravedad|Hochzeit ohne Schwerkraft|Mariage en apesanteur
Signal Lost|Sinal perdido|Señal perdida|Kein Signal|Signal perdu
Paper Weather|Tempo de papel|Tiempo de papel|Papierwetter|Temps de papier
Harbour Lights|Luzes do porto|Luces del puerto|Hafenlichter|Lumières du port
Small Hours|Madrugada|Madrugada|Frühe Stunden|Petites heures
Live at the Mill|Ao vivo no moinho|En directo en el molino|Live in der Mühle|En direct du moulin
First Light|Primeira luz|Primera luz|Erstes Licht|Première lueur
Slow Sunday|Domingo devagar|Domingo tranquilo|Langsamer Sonntag|Dimanche tranquille
Deep work|Foco total|Concentración total|Volle Konzentration|Pleine concentration
Kitchen dancing|Dança na cozinha|Bailar en la cocina|Tanzen in der Küche|Danser dans la cuisine
Night drive|Passeio noturno|Conducir de noche|Nachtfahrt|Route de nuit
Rain on the roof|Chuva no telhado|Lluvia en el tejado|Regen auf dem Dach|Pluie sur le toit
Last hour|Última hora|Última hora|Letzte Stunde|Dernière heure
Tonight at eight|Hoje às oito|Esta noche a las ocho|Heute um acht|Ce soir à vingt heures
Late show|Sessão da meia-noite|Sesión golfa|Spätvorstellung|Séance tardive
Matinée|Matinê|Matinal|Matinee|Matinée
Family afternoon|Tarde em família|Tarde en familia|Familiennachmittag|Après-midi en famille
Original version|Versão original|Versión original|Originalfassung|Version originale
Friday première|Estreia de sexta|Estreno del viernes|Freitagspremiere|Première du vendredi
Sunday classic|Clássico de domingo|Clásico del domingo|Sonntagsklassiker|Classique du dimanche
Double feature|Sessão dupla|Sesión doble|Doppelvorstellung|Double séance
Matchday 19: Hawks – Foxes|Rodada 19: Hawks – Foxes|Jornada 19: Hawks – Foxes|19. Spieltag: Hawks – Foxes|Journée 19 : Hawks – Foxes
Matchday 19: United – Stars|Rodada 19: United – Stars|Jornada 19: United – Stars|19. Spieltag: United – Stars|Journée 19 : United – Stars
Matchday 19: City – Wolves|Rodada 19: City – Wolves|Jornada 19: City – Wolves|19. Spieltag: City – Wolves|Journée 19 : City – Wolves
Matchday 18: Foxes – City|Rodada 18: Foxes – City|Jornada 18: Foxes – City|18. Spieltag: Foxes – City|Journée 18 : Foxes – City
Matchday 18: Stars – Hawks|Rodada 18: Stars – Hawks|Jornada 18: Stars – Hawks|18. Spieltag: Stars – Hawks|Journée 18 : Stars – Hawks
Matchday 18: Wolves – United|Rodada 18: Wolves – United|Jornada 18: Wolves – United|18. Spieltag: Wolves – United|Journée 18 : Wolves – United
Beagle mix|Mestiço de beagle|Mestizo de beagle|Beagle-Mischling|Croisé beagle
Domestic shorthair|Pelo curto|Común de pelo corto|Hauskatze|Chat européen
Dwarf lop|Coelho anão|Conejo enano|Zwergwidder|Bélier nain
Ginger tabby|Tigrado laranja|Atigrado naranja|Rot getigert|Tigré roux
Budgerigar|Periquito|Periquito|Wellensittich|Perruche
Russian blue mix|Mestiço de azul russo|Mestizo de azul ruso|Russisch-Blau-Mix|Croisé bleu russe
Basil|Manjericão|Albahaca|Basilikum|Basilic
Cherry tomato|Tomate-cereja|Tomate cherry|Cocktailtomate|Tomate cerise
Snake plant|Espada-de-são-jorge|Sansevieria|Bogenhanf|Sansevière
Lavender|Lavanda|Lavanda|Lavendel|Lavande
Fiddle-leaf fig|Figueira-lira|Ficus lira|Geigenfeige|Figuier lyre
Mint|Hortelã|Menta|Minze|Menthe
Sunflower|Girassol|Girasol|Sonnenblume|Tournesol
Kingfisher|Martim-pescador|Martín pescador|Eisvogel|Martin-pêcheur
Red kite|Milhafre-real|Milano real|Rotmilan|Milan royal
Oystercatcher|Ostraceiro|Ostrero|Austernfischer|Huîtrier pie
Goldfinch|Pintassilgo|Jilguero|Stieglitz|Chardonneret
Tawny owl|Coruja-do-mato|Cárabo|Waldkauz|Chouette hulotte
Great egret|Garça-branca|Garceta grande|Silberreiher|Grande aigrette
Turnstone|Vira-pedras|Vuelvepiedras|Steinwälzer|Tournepierre
Wren|Carriça|Chochín|Zaunkönig|Troglodyte
Mill pond|Lagoa do moinho|Estanque del molino|Mühlteich|Étang du moulin
East beach|Praia leste|Playa este|Oststrand|Plage est
Our feeder|Nosso comedouro|Nuestro comedero|Unser Futterhaus|Notre mangeoire
Oak wood|Bosque de carvalhos|Robledal|Eichenwald|Bois de chênes
Reed bed|Juncal|Carrizal|Schilf|Roselière
Hedge|Sebe|Seto|Hecke|Haie
Winter wheat|Trigo de inverno|Trigo de invierno|Winterweizen|Blé d’hiver
Sweet corn|Milho-doce|Maíz dulce|Zuckermais|Maïs doux
Strawberries|Morangos|Fresas|Erdbeeren|Fraises
Carrots|Cenouras|Zanahorias|Karotten|Carottes
Beans|Feijão-verde|Judías verdes|Bohnen|Haricots
Onions|Cebolas|Cebollas|Zwiebeln|Oignons
Potatoes|Batatas|Patatas|Kartoffeln|Pommes de terre
Lettuce|Alface|Lechuga|Kopfsalat|Laitue
Barley|Cevada|Cebada|Gerste|Orge
First swim of the year|Primeiro banho do ano|Primer baño del año|Erstes Bad des Jahres|Premier bain de l’année
A long meeting|Uma longa reunião|Una reunión larga|Eine lange Besprechung|Une longue réunion
Soup and rain|Sopa e chuva|Sopa y lluvia|Suppe und Regen|Soupe et pluie
The bus that never came|O ônibus que não veio|El autobús que no llegó|Der Bus, der nie kam|Le bus qui n’est jamais venu
Garden day|Dia de jardim|Día de jardín|Gartentag|Journée au jardin
Early run|Corrida cedo|Carrera temprana|Früher Lauf|Course matinale
Run a half marathon|Correr uma meia maratona|Correr una media maratón|Einen Halbmarathon laufen|Courir un semi-marathon
Read twenty books|Ler vinte livros|Leer veinte libros|Zwanzig Bücher lesen|Lire vingt livres
Save for a new bike|Poupar para uma bicicleta|Ahorrar para una bici|Für ein neues Rad sparen|Économiser pour un vélo
Give a talk|Dar uma palestra|Dar una charla|Einen Vortrag halten|Donner une conférence
Learn basic Spanish|Aprender espanhol básico|Aprender inglés básico|Einfaches Spanisch lernen|Apprendre les bases de l’espagnol
Sleep by eleven|Dormir até as onze|Dormir antes de las once|Um elf schlafen|Dormir avant onze heures
Food|Alimentação|Comida|Essen|Alimentation
Housing|Moradia|Vivienda|Wohnen|Logement
Transport|Transporte|Transporte|Verkehr|Transport
Leisure|Lazer|Ocio|Freizeit|Loisirs
Health|Saúde|Salud|Gesundheit|Santé
Savings|Poupança|Ahorros|Ersparnisse|Épargne
Film streaming|Streaming de filmes|Películas en línea|Filmstreaming|Films en ligne
Music|Música|Música|Musik|Musique
Cloud storage|Armazenamento na nuvem|Almacenamiento en la nube|Cloudspeicher|Stockage en ligne
Phone plan|Plano de celular|Tarifa de móvil|Handytarif|Forfait mobile
Household insurance|Seguro residencial|Seguro del hogar|Hausratversicherung|Assurance habitation
Photo editor|Editor de fotos|Editor de fotos|Bildbearbeitung|Retouche photo
The colour handbook|O manual das cores|El manual del color|Das Handbuch der Farben|Le manuel des couleurs
Icon search|Busca de ícones|Buscador de iconos|Symbolsuche|Recherche d’icônes
Long reads weekly|Leituras longas da semana|Lecturas largas de la semana|Lange Texte der Woche|Longs articles de la semaine
Regular expressions by example|Expressões regulares com exemplos|Expresiones regulares con ejemplos|Reguläre Ausdrücke an Beispielen|Expressions régulières par l’exemple
Sound of the forest|Som da floresta|Sonido del bosque|Klang des Waldes|Le son de la forêt
Invoice maker|Gerador de faturas|Generador de facturas|Rechnungsschreiber|Générateur de factures
Hallway light|Luz do corredor|Luz del pasillo|Flurlicht|Lumière du couloir
Living room thermostat|Termostato da sala|Termostato del salón|Thermostat im Wohnzimmer|Thermostat du salon
Front door camera|Câmera da entrada|Cámara de la entrada|Kamera an der Haustür|Caméra de l’entrée
Cellar humidity|Umidade do porão|Humedad del sótano|Feuchte im Keller|Humidité de la cave
Bedroom window sensor|Sensor da janela do quarto|Sensor de la ventana|Fenstersensor im Schlafzimmer|Capteur de la fenêtre
Media server|Servidor de mídia|Servidor multimedia|Medienserver|Serveur multimédia
Garden light|Luz do jardim|Luz del jardín|Gartenlicht|Lumière du jardin
Attic thermostat|Termostato do sótão|Termostato del ático|Thermostat im Dachboden|Thermostat du grenier
Hallway|Corredor|Pasillo|Flur|Couloir
Living room|Sala de estar|Salón|Wohnzimmer|Salon
Entrance|Entrada|Entrada|Eingang|Entrée
Cellar|Porão|Sótano|Keller|Cave
Bedroom|Quarto|Dormitorio|Schlafzimmer|Chambre
Office|Escritório|Oficina|Büro|Bureau
Garden|Jardim|Jardín|Garten|Jardin
Attic|Sótão|Ático|Dachboden|Grenier
Good morning|Bom dia|Buenos días|Guten Morgen|Bonjour
Film night|Noite de filme|Noche de cine|Filmabend|Soirée film
Everyone out|Todos fora|Todos fuera|Alle außer Haus|Tout le monde dehors
Rain stop|Pausa de chuva|Pausa por lluvia|Regenpause|Pause pluie
Night light|Luz noturna|Luz nocturna|Nachtlicht|Veilleuse
Holiday|Férias|Vacaciones|Urlaub|Vacances
At 06:45 on weekdays|Às 6h45 em dias úteis|A las 06:45 en días laborables|Werktags um 06:45|À 6 h 45 en semaine
Scene button pressed|Botão de cena pressionado|Botón de escena pulsado|Szenentaste gedrückt|Bouton de scène appuyé
Last phone leaves|O último celular sai|Sale el último móvil|Letztes Telefon geht|Le dernier téléphone part
Rain sensor wet|Sensor de chuva molhado|Sensor de lluvia mojado|Regensensor nass|Capteur de pluie mouillé
Motion after 23:00|Movimento após as 23h|Movimiento después de las 23:00|Bewegung nach 23:00|Mouvement après 23 h
Switched by hand|Ligado à mão|Encendido a mano|Von Hand geschaltet|Activé à la main
Blinds up, kitchen light on|Persianas abertas, luz da cozinha acesa|Persianas arriba, luz de la cocina|Rollläden hoch, Küchenlicht an|Volets ouverts, cuisine allumée
Lights to 15 %, TV on|Luzes a 15 %, TV ligada|Luces al 15 %, tele encendida|Licht auf 15 %, Fernseher an|Lumières à 15 %, télé allumée
Heating down, lights off|Menos aquecimento, luzes apagadas|Calefacción baja, luces apagadas|Heizung runter, Licht aus|Chauffage réduit, lumières éteintes
Irrigation off|Irrigação desligada|Riego apagado|Bewässerung aus|Arrosage coupé
Hall light to 5 %|Luz do corredor a 5 %|Luz del pasillo al 5 %|Flurlicht auf 5 %|Couloir à 5 %
Lights at random times|Luzes em horários variados|Luces a horas al azar|Licht zu wechselnden Zeiten|Lumières à heures variables
Rain jackets|Capas de chuva|Chubasqueros|Regenjacken|Vestes de pluie
Power adapter|Adaptador de tomada|Adaptador de corriente|Netzteil|Adaptateur
First-aid kit|Kit de primeiros socorros|Botiquín|Verbandkasten|Trousse de secours
Notebook and pens|Caderno e canetas|Cuaderno y bolígrafos|Notizbuch und Stifte|Carnet et stylos
Warm blanket|Manta quente|Manta de abrigo|Warme Decke|Couverture chaude
Reusable bottles|Garrafas reutilizáveis|Botellas reutilizables|Trinkflaschen|Gourdes
Torch|Lanterna|Linterna|Taschenlampe|Lampe de poche
Everyone|Todos|Todos|Alle|Tout le monde
Phones|Celulares|Teléfonos|Telefone|Téléphones
The children|As crianças|Los niños|Die Kinder|Les enfants
Evenings|Noites|Tardes|Abends|Les soirées
The way back|A volta|La vuelta|Der Rückweg|Le retour
`;
