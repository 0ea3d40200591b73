/** What the example rows of health, school, travel and events say; in the same form as the labels. */
export const LIFE_EXAMPLES = `
Hypertension|Hipertensão|Hipertensión|Bluthochdruck|Hypertension
Eczema|Eczema|Eccema|Ekzem|Eczéma
Asthma|Asma|Asma|Asthma|Asthme
Diabetes type 2|Diabetes tipo 2|Diabetes tipo 2|Diabetes Typ 2|Diabète de type 2
Arthritis|Artrite|Artritis|Arthritis|Arthrite
Sprained ankle|Entorse no tornozelo|Esguince de tobillo|Verstauchter Knöchel|Entorse de la cheville
Migraine|Enxaqueca|Migraña|Migräne|Migraine
Back pain|Dor nas costas|Dolor de espalda|Rückenschmerzen|Mal de dos
Amoxicillin|Amoxicilina|Amoxicilina|Amoxicillin|Amoxicilline
Ibuprofen|Ibuprofeno|Ibuprofeno|Ibuprofen|Ibuprofène
Metformin|Metformina|Metformina|Metformin|Metformine
Vitamin D|Vitamina D|Vitamina D|Vitamin D|Vitamine D
Morning weight|Peso da manhã|Peso por la mañana|Gewicht am Morgen|Poids du matin
Evening blood pressure|Pressão da noite|Tensión por la noche|Blutdruck am Abend|Tension du soir
Resting heart rate|Pulso em repouso|Pulso en reposo|Ruhepuls|Pouls au repos
Night's sleep|Sono da noite|Sueño de la noche|Nachtschlaf|Sommeil de la nuit
Mood after work|Humor depois do trabalho|Ánimo tras el trabajo|Stimmung nach der Arbeit|Humeur après le travail
Morning run|Corrida matinal|Carrera matutina|Morgenlauf|Course du matin
Push day|Treino de peito e ombros|Día de empuje|Drücktag|Séance poussée
Yoga flow|Sequência de ioga|Secuencia de yoga|Yogafluss|Enchaînement de yoga
Interval circuit|Circuito intervalado|Circuito por intervalos|Intervallzirkel|Circuit par intervalles
Leg day|Treino de pernas|Día de piernas|Beintag|Séance jambes
Evening ride|Pedalada da noite|Paseo en bici por la tarde|Abendrunde|Sortie vélo du soir
Core basics|Abdominais básicos|Abdominales básicos|Rumpfgrundlagen|Bases du gainage
Hill sprints|Tiros na subida|Cuestas|Bergsprints|Sprints en côte
Sunrise yoga|Ioga ao nascer do sol|Yoga al amanecer|Yoga am Morgen|Yoga du matin
Strength basics|Musculação básica|Fuerza básica|Krafttraining Grundlagen|Bases de la musculation
Spin 45|Spinning 45|Spinning 45|Spinning 45|Vélo 45
Reformer pilates|Pilates com aparelhos|Pilates con máquinas|Pilates am Reformer|Pilates reformer
Boxing circuit|Circuito de boxe|Circuito de boxeo|Boxzirkel|Circuit de boxe
Stretch and restore|Alongamento e descanso|Estirar y recuperar|Dehnen und Erholen|Étirements et détente
HIIT express|HIIT expresso|HIIT exprés|HIIT kompakt|HIIT express
Family dance|Dança em família|Baile en familia|Tanzen mit der Familie|Danse en famille
Getting started|Primeiros passos|Primeros pasos|Der Einstieg|Premiers pas
The first exercise|O primeiro exercício|El primer ejercicio|Die erste Übung|Le premier exercice
Reading before writing|Ler antes de escrever|Leer antes de escribir|Erst lesen, dann schreiben|Lire avant d’écrire
Common mistakes|Erros comuns|Errores comunes|Häufige Fehler|Erreurs courantes
A small project|Um pequeno projeto|Un pequeño proyecto|Ein kleines Projekt|Un petit projet
Going further|Indo além|Ir más allá|Weiter geht’s|Aller plus loin
Fractions worksheet|Exercícios de frações|Ficha de fracciones|Arbeitsblatt Brüche|Fiche sur les fractions
Build a volcano|Construir um vulcão|Construir un volcán|Einen Vulkan bauen|Construire un volcan
Essay: my city|Redação: minha cidade|Redacción: mi ciudad|Aufsatz: meine Stadt|Rédaction : ma ville
Timeline of the 1920s|Linha do tempo dos anos 1920|Cronología de los años 20|Zeitleiste der 1920er|Frise des années 1920
Geometry quiz corrections|Correção da prova de geometria|Corrección del test de geometría|Verbesserung Geometrietest|Correction du test de géométrie
Reading diary|Diário de leitura|Diario de lectura|Lesetagebuch|Carnet de lecture
Thank you|Obrigado|Thank you|Danke|Merci
Where is the station?|Onde fica a estação?|Where is the station?|Wo ist der Bahnhof?|Où est la gare ?
The bill, please|A conta, por favor|The bill, please|Die Rechnung, bitte|L’addition, s’il vous plaît
Meeting|Reunião|Meeting|Besprechung|Réunion
Breakfast|Café da manhã|Breakfast|Frühstück|Petit-déjeuner
Left|Esquerda|Left|Links|Gauche
Tomorrow|Amanhã|Tomorrow|Morgen|Demain
Colleague|Colega|Colleague|Kollege|Collègue
Algebra mid-term|Prova parcial de álgebra|Parcial de álgebra|Zwischenprüfung Algebra|Partiel d’algèbre
Cell biology|Biologia celular|Biología celular|Zellbiologie|Biologie cellulaire
English reading|Leitura em inglês|Lectura en inglés|Englisch lesen|Lecture en anglais
The twentieth century|O século XX|El siglo XX|Das 20. Jahrhundert|Le XXe siècle
Introduction to SQL|Introdução ao SQL|Introducción a SQL|Einführung in SQL|Introduction à SQL
Geometry|Geometria|Geometría|Geometrie|Géométrie
Chemistry basics|Química básica|Química básica|Grundlagen der Chemie|Bases de la chimie
Lisbon|Lisboa|Lisboa|Lissabon|Lisbonne
London|Londres|Londres|London|Londres
Berlin|Berlim|Berlín|Berlin|Berlin
Kyoto|Quioto|Kioto|Kyoto|Kyoto
New York|Nova York|Nueva York|New York|New York
Rome|Roma|Roma|Rom|Rome
Copenhagen|Copenhague|Copenhague|Kopenhagen|Copenhague
Seoul|Seul|Seúl|Seoul|Séoul
Stockholm|Estocolmo|Estocolmo|Stockholm|Stockholm
Zurich|Zurique|Zúrich|Zürich|Zurich
Naples|Nápoles|Nápoles|Neapel|Naples
Marseille|Marselha|Marsella|Marseille|Marseille
Hamburg|Hamburgo|Hamburgo|Hamburg|Hambourg
Krakow|Cracóvia|Cracovia|Krakau|Cracovie
Tokyo|Tóquio|Tokio|Tokio|Tokyo
Turin|Turim|Turín|Turin|Turin
Portugal|Portugal|Portugal|Portugal|Portugal
Japan|Japão|Japón|Japan|Japon
Mexico|México|México|Mexiko|Mexique
Switzerland|Suíça|Suiza|Schweiz|Suisse
Italy|Itália|Italia|Italien|Italie
England|Inglaterra|Inglaterra|England|Angleterre
Peru|Peru|Perú|Peru|Pérou
France|França|Francia|Frankreich|France
Germany|Alemanha|Alemania|Deutschland|Allemagne
Canada|Canadá|Canadá|Kanada|Canada
Spain|Espanha|España|Spanien|Espagne
Norway|Noruega|Noruega|Norwegen|Norvège
Brazil|Brasil|Brasil|Brasilien|Brésil
Amalfi Coast|Costa Amalfitana|Costa Amalfitana|Amalfiküste|Côte amalfitaine
Lake District|Lake District|Distrito de los Lagos|Lake District|Lake District
Provence|Provença|Provenza|Provence|Provence
Lisbon, Portugal|Lisboa, Portugal|Lisboa, Portugal|Lissabon, Portugal|Lisbonne, Portugal
Tulum, Mexico|Tulum, México|Tulum, México|Tulum, Mexiko|Tulum, Mexique
Kyoto, Japan|Quioto, Japão|Kioto, Japón|Kyoto, Japan|Kyoto, Japon
Vienna, Austria|Viena, Áustria|Viena, Austria|Wien, Österreich|Vienne, Autriche
Tuscany|Toscana|Toscana|Toskana|Toscane
Old town by night|Centro histórico à noite|Casco antiguo de noche|Altstadt bei Nacht|La vieille ville la nuit
Temples and tea|Templos e chá|Templos y té|Tempel und Tee|Temples et thé
High route trek|Trilha das alturas|Travesía de altura|Höhenweg|Trek d’altitude
Lemon coast by boat|Costa dos limões de barco|La costa del limón en barco|Zitronenküste mit dem Boot|La côte des citrons en bateau
Inca trail|Trilha inca|Camino inca|Inkapfad|Chemin de l’Inca
Cenotes and ruins|Cenotes e ruínas|Cenotes y ruinas|Cenotes und Ruinen|Cénotes et ruines
Lakeland walking week|Semana de caminhada nos lagos|Semana a pie por los lagos|Wanderwoche an den Seen|Semaine de marche aux lacs
Market mornings|Manhãs de mercado|Mañanas de mercado|Marktmorgen|Matins de marché
Oak|Carvalho|Roble|Eiche|Chêne
Birch|Bétula|Abedul|Birke|Bouleau
Cedar|Cedro|Cedro|Zeder|Cèdre
Elm|Olmo|Olmo|Ulme|Orme
Linden|Tília|Tilo|Linde|Tilleul
Willow|Salgueiro|Sauce|Weide|Saule
Spring in Lisbon|Primavera em Lisboa|Primavera en Lisboa|Frühling in Lissabon|Printemps à Lisbonne
Alps by train|Alpes de trem|Los Alpes en tren|Mit dem Zug durch die Alpen|Les Alpes en train
Beach week|Semana na praia|Semana de playa|Strandwoche|Semaine à la plage
Kyoto in autumn|Quioto no outono|Kioto en otoño|Kyoto im Herbst|Kyoto en automne
Lake weekend|Fim de semana no lago|Fin de semana en el lago|Wochenende am See|Week-end au lac
Christmas markets|Mercados de Natal|Mercados de Navidad|Weihnachtsmärkte|Marchés de Noël
Bright loft by the canal|Loft iluminado junto ao canal|Loft luminoso junto al canal|Helles Loft am Kanal|Loft lumineux au bord du canal
Family house with garden|Casa de família com jardim|Casa familiar con jardín|Familienhaus mit Garten|Maison familiale avec jardin
Compact studio near campus|Estúdio compacto perto do campus|Estudio cerca del campus|Kleines Studio am Campus|Studio près du campus
Villa with sea view|Casa com vista para o mar|Chalet con vistas al mar|Villa mit Meerblick|Villa avec vue sur mer
Penthouse on Main Street|Cobertura na rua principal|Ático en la calle Mayor|Penthouse an der Hauptstraße|Penthouse rue principale
Terraced house in the old town|Sobrado no centro histórico|Adosado en el casco antiguo|Reihenhaus in der Altstadt|Maison de ville dans le vieux centre
Garden apartment|Apartamento com jardim|Piso con jardín|Gartenwohnung|Appartement sur jardin
Cottage at the lake|Chalé no lago|Casita junto al lago|Häuschen am See|Maisonnette au bord du lac
Lavender Single|Individual Lavanda|Individual Lavanda|Einzelzimmer Lavendel|Simple Lavande
Olive Double|Duplo Oliveira|Doble Olivo|Doppelzimmer Olive|Double Olivier
Harbour Double|Duplo Porto|Doble Puerto|Doppelzimmer Hafen|Double Port
Lighthouse Suite|Suíte Farol|Suite Faro|Suite Leuchtturm|Suite Phare
Orchard Family|Família Pomar|Familiar Huerto|Familienzimmer Obstgarten|Familiale Verger
Courtyard Single|Individual Pátio|Individual Patio|Einzelzimmer Innenhof|Simple Cour
Meadow Family|Família Campina|Familiar Pradera|Familienzimmer Wiese|Familiale Prairie
Captain's Suite|Suíte do Capitão|Suite del Capitán|Kapitänssuite|Suite du Capitaine
Harbour stage|Palco do porto|Escenario del puerto|Hafenbühne|Scène du port
Market square|Praça do mercado|Plaza del mercado|Marktplatz|Place du marché
Clay studio|Ateliê de cerâmica|Taller de cerámica|Töpferstudio|Atelier de poterie
City library|Biblioteca municipal|Biblioteca municipal|Stadtbibliothek|Bibliothèque municipale
Mill park|Parque do moinho|Parque del molino|Mühlenpark|Parc du moulin
Old chapel|Capela antiga|Capilla vieja|Alte Kapelle|Vieille chapelle
Foundry hall|Salão da fundição|Nave de la fundición|Gießereihalle|Halle de la fonderie
North meadow|Campina norte|Pradera norte|Nordwiese|Prairie nord
Town hall|Prefeitura|Ayuntamiento|Rathaus|Mairie
Old mill|Moinho velho|Molino viejo|Alte Mühle|Vieux moulin
City theatre|Teatro municipal|Teatro municipal|Stadttheater|Théâtre municipal
School gym|Ginásio da escola|Gimnasio de la escuela|Schulturnhalle|Gymnase de l’école
Library|Biblioteca|Biblioteca|Bibliothek|Bibliothèque
The patient universe|O universo paciente|El universo paciente|Das geduldige Universum|L’univers patient
Glass everywhere|Vidro por toda parte|Vidrio por todas partes|Glas überall|Du verre partout
Queries that tell stories|Consultas que contam histórias|Consultas que cuentan historias|Abfragen, die erzählen|Des requêtes qui racontent
Small teams, big systems|Equipes pequenas, sistemas grandes|Equipos pequeños, sistemas grandes|Kleine Teams, große Systeme|Petites équipes, grands systèmes
Saying no kindly|Dizer não com gentileza|Decir no con amabilidad|Freundlich Nein sagen|Dire non avec douceur
Type on small screens|Letras em telas pequenas|Letras en pantallas pequeñas|Schrift auf kleinen Bildschirmen|Lire sur petit écran
Observatory North|Observatório Norte|Observatorio Norte|Sternwarte Nord|Observatoire Nord
Museum of Craft|Museu do Artesanato|Museo de Artesanía|Handwerksmuseum|Musée de l’Artisanat
Anonymous|Anônimo|Anónimo|Anonym|Anonyme
Clean water|Água limpa|Agua limpia|Sauberes Wasser|Eau potable
Clean water for Mwanza|Água limpa para Mwanza|Agua limpia para Mwanza|Sauberes Wasser für Mwanza|Eau potable pour Mwanza
School books|Livros escolares|Libros escolares|Schulbücher|Livres scolaires
Winter shelter|Abrigo de inverno|Refugio de invierno|Winterquartier|Abri d’hiver
Plant the river bank|Plantar a margem do rio|Plantar la ribera|Das Flussufer bepflanzen|Planter la berge
Wheels to school|Rodas para a escola|Ruedas para ir a la escuela|Mit Rädern zur Schule|À l’école à vélo
Bees in the city|Abelhas na cidade|Abejas en la ciudad|Bienen in der Stadt|Des abeilles en ville
Brings her sister|Traz a irmã|Viene con su hermana|Bringt ihre Schwester mit|Vient avec sa sœur
Two children, one high chair|Duas crianças, uma cadeirinha|Dos niños, una trona|Zwei Kinder, ein Hochstuhl|Deux enfants, une chaise haute
Sends her love from Rome|Manda um abraço de Roma|Manda un abrazo desde Roma|Grüßt herzlich aus Rom|Embrasse tout le monde depuis Rome
No nuts|Sem nozes|Sin frutos secos|Keine Nüsse|Sans noix
Opening and welcome|Abertura e boas-vindas|Apertura y bienvenida|Eröffnung und Begrüßung|Ouverture et accueil
A short word and a long table.|Poucas palavras e uma mesa longa.|Pocas palabras y una mesa larga.|Ein kurzes Wort und eine lange Tafel.|Un petit mot et une grande tablée.
Children's theatre|Teatro infantil|Teatro infantil|Kindertheater|Théâtre pour enfants
Brass band|Banda de metais|Banda de metales|Blaskapelle|Fanfare
Raffle|Rifa|Rifa|Tombola|Tombola
Tickets at the entrance.|Bilhetes na entrada.|Boletos en la entrada.|Lose am Eingang.|Billets à l’entrée.
Folk dancing|Danças folclóricas|Bailes populares|Volkstanz|Danses folkloriques
Evening concert|Concerto da noite|Concierto de la noche|Abendkonzert|Concert du soir
Summer holiday|Férias de verão|Vacaciones de verano|Sommerurlaub|Vacances d’été
New bicycle|Bicicleta nova|Bicicleta nueva|Neues Fahrrad|Vélo neuf
Blue, with a basket|Azul, com cesta|Azul, con cesta|Blau, mit Korb|Bleu, avec un panier
Emergency fund|Reserva de emergência|Fondo de emergencia|Notgroschen|Fonds d’urgence
Three months of rent|Três meses de aluguel|Tres meses de alquiler|Drei Monatsmieten|Trois mois de loyer
Driving licence|Carteira de motorista|Carné de conducir|Führerschein|Permis de conduire
Membership fees|Mensalidades|Cuotas de socios|Mitgliedsbeiträge|Cotisations
Room rent|Aluguel da sala|Alquiler de la sala|Raummiete|Location de la salle
Cake sale|Venda de bolos|Venta de pasteles|Kuchenverkauf|Vente de gâteaux
Thank you to all who baked|Obrigado a quem fez bolos|Gracias a quienes hornearon|Danke an alle, die gebacken haben|Merci à tous ceux qui ont cuisiné
Sheet paper and copies|Papel e cópias|Papel y copias|Papier und Kopien|Papier et copies
Flowers|Flores|Flores|Blumen|Fleurs
For the farewell|Para a despedida|Para la despedida|Zum Abschied|Pour le départ
Car loan|Empréstimo do carro|Préstamo del coche|Autokredit|Crédit auto
Student loan|Crédito estudantil|Préstamo de estudios|Studienkredit|Prêt étudiant
Pay off this month|Quitar este mês|Pagar este mes|Diesen Monat abzahlen|À solder ce mois-ci
Sofa in instalments|Sofá em parcelas|Sofá a plazos|Sofa auf Raten|Canapé à crédit
Borrowed for the trip|Emprestado para a viagem|Prestado para el viaje|Für die Reise geliehen|Emprunté pour le voyage
Phone contract|Contrato do celular|Contrato del móvil|Handyvertrag|Forfait mobile
Corner shop|Mercearia|Tienda de la esquina|Laden an der Ecke|Épicerie
For the cake|Para o bolo|Para la tarta|Für den Kuchen|Pour le gâteau
Meeting moved to Thursday|Reunião passa para quinta|La reunión pasa al jueves|Treffen auf Donnerstag verlegt|Réunion reportée à jeudi
Same place, one hour later. Please tell your neighbours.|Mesmo lugar, uma hora depois. Avise os vizinhos.|Mismo lugar, una hora más tarde. Avisen a los vecinos.|Gleicher Ort, eine Stunde später. Bitte weitersagen.|Même lieu, une heure plus tard. Prévenez vos voisins.
Summer party|Festa de verão|Fiesta de verano|Sommerfest|Fête d’été
Bring a chair, a plate and good mood. We start at five.|Traga uma cadeira, um prato e bom humor. Começamos às cinco.|Traigan silla, plato y buen humor. Empezamos a las cinco.|Bringt Stuhl, Teller und gute Laune mit. Beginn um fünf.|Apportez une chaise, une assiette et votre bonne humeur. Début à cinq heures.
Water is off on Monday|Sem água na segunda|El lunes no hay agua|Montag kein Wasser|Pas d’eau lundi
From eight to noon. Please fill a bucket before.|Das oito ao meio-dia. Encha um balde antes.|De ocho a doce. Llenen un cubo antes.|Von acht bis zwölf. Bitte vorher einen Eimer füllen.|De huit heures à midi. Remplissez un seau avant.
New opening hours|Novo horário|Nuevo horario|Neue Öffnungszeiten|Nouveaux horaires
From next month we open at nine.|A partir do próximo mês abrimos às nove.|Desde el próximo mes abrimos a las nueve.|Ab nächstem Monat öffnen wir um neun.|À partir du mois prochain, ouverture à neuf heures.
Helpers wanted|Precisamos de ajuda|Se buscan voluntarios|Helfer gesucht|Bénévoles recherchés
Two hours on Saturday are enough.|Duas horas no sábado bastam.|Bastan dos horas el sábado.|Zwei Stunden am Samstag genügen.|Deux heures samedi suffisent.
Thank you to everybody|Obrigado a todos|Gracias a todos|Danke an alle|Merci à tous
The spring day was a success.|O dia de primavera foi um sucesso.|El día de primavera fue un éxito.|Der Frühlingstag war ein Erfolg.|La journée de printemps a été un succès.
First draft of the layout|Primeira versão do layout|Primer borrador del diseño|Erster Entwurf des Layouts|Première maquette
Call about the next steps|Ligação sobre os próximos passos|Llamada sobre los próximos pasos|Telefonat über die nächsten Schritte|Appel sur la suite
Product photos|Fotos de produtos|Fotos de producto|Produktfotos|Photos de produits
Bookkeeping|Contabilidade|Contabilidad|Buchhaltung|Comptabilité
Corrections after feedback|Correções após retorno|Correcciones tras los comentarios|Korrekturen nach Rückmeldung|Corrections après retours
Autumn catalogue|Catálogo de outono|Catálogo de otoño|Herbstkatalog|Catalogue d’automne
Own business|Próprio negócio|Negocio propio|Eigener Betrieb|Activité propre
Market|Mercado|Mercado|Markt|Marché
Bakery|Padaria|Panadería|Bäckerei|Boulangerie
Supermarket|Supermercado|Supermercado|Supermarkt|Supermarché
`;
