/** What the example rows of talk, town, law and the office say; in the same form as the labels. */
export const TOWN_EXAMPLES = `
The bakery on Mill Street has cardamom buns again. This is not a drill.|A padaria da rua do Moinho tem pãezinhos de cardamomo de novo. É sério.|La panadería de la calle del Molino vuelve a tener bollos de cardamomo. Va en serio.|Die Bäckerei in der Mühlstraße hat wieder Kardamomschnecken. Kein Scherz.|La boulangerie de la rue du Moulin a de nouveau des brioches à la cardamome. Pour de vrai.
Sunset from the new bridge tonight.|O pôr do sol na ponte nova esta noite.|La puesta de sol desde el puente nuevo.|Sonnenuntergang von der neuen Brücke.|Le coucher de soleil depuis le nouveau pont.
Does anyone have a ladder I could borrow this weekend?|Alguém tem uma escada para emprestar no fim de semana?|¿Alguien me presta una escalera este fin de semana?|Kann mir jemand am Wochenende eine Leiter leihen?|Quelqu’un aurait une échelle à prêter ce week-end ?
The library opens on Sundays from next month!|A biblioteca vai abrir aos domingos!|¡La biblioteca abrirá los domingos!|Die Bibliothek öffnet ab nächstem Monat sonntags!|La bibliothèque ouvrira le dimanche !
Finished my first ten kilometres. My legs have filed a complaint.|Terminei meus primeiros dez quilômetros. As pernas reclamam.|Terminé mis primeros diez kilómetros. Mis piernas protestan.|Meine ersten zehn Kilometer. Die Beine beschweren sich.|Mes dix premiers kilomètres. Mes jambes protestent.
Which houseplant survives a dark hallway?|Que planta sobrevive em um corredor escuro?|¿Qué planta sobrevive en un pasillo oscuro?|Welche Pflanze überlebt einen dunklen Flur?|Quelle plante survit dans un couloir sombre ?
Fog, heron, coffee.|Névoa, garça, café.|Niebla, garza, café.|Nebel, Reiher, Kaffee.|Brume, héron, café.
Street party on the 20th, bring chairs.|Festa de rua no dia 20, tragam cadeiras.|Fiesta en la calle el día 20, traed sillas.|Straßenfest am 20., bringt Stühle mit.|Fête de rue le 20, apportez des chaises.
Introduce yourself here|Apresente-se aqui|Preséntate aquí|Stellt euch hier vor|Présentez-vous ici
What did you build this month?|O que vocês fizeram este mês?|¿Qué habéis hecho este mes?|Was habt ihr diesen Monat gebaut?|Qu’avez-vous fait ce mois-ci ?
How do you keep notes?|Como vocês fazem anotações?|¿Cómo tomáis notas?|Wie macht ihr euch Notizen?|Comment prenez-vous vos notes ?
Idea: a monthly swap evening|Ideia: uma noite de trocas por mês|Idea: una tarde de trueque al mes|Idee: ein Tauschabend im Monat|Idée : une soirée d’échange par mois
My first bookshelf|Minha primeira estante|Mi primera estantería|Mein erstes Bücherregal|Ma première bibliothèque
Beginner question about tools|Dúvida de iniciante sobre ferramentas|Duda de principiante sobre herramientas|Anfängerfrage zu Werkzeug|Question de débutant sur les outils
House rules|Regras da casa|Normas de la casa|Hausregeln|Règles de la maison
Could we have a quiet corner?|Podemos ter um canto silencioso?|¿Podríamos tener un rincón tranquilo?|Können wir eine ruhige Ecke haben?|Peut-on avoir un coin calme ?
How do I get started?|Como começo?|¿Cómo empiezo?|Wie fange ich an?|Par où commencer ?
What would you buy first?|O que vocês comprariam primeiro?|¿Qué compraríais primero?|Was würdet ihr zuerst kaufen?|Qu’achèteriez-vous en premier ?
Why does it come out uneven?|Por que fica irregular?|¿Por qué queda desigual?|Warum wird es ungleichmäßig?|Pourquoi est-ce irrégulier ?
Is it worth taking a class?|Vale a pena fazer um curso?|¿Vale la pena hacer un curso?|Lohnt sich ein Kurs?|Un cours vaut-il la peine ?
How long does it keep?|Quanto tempo dura?|¿Cuánto tiempo se conserva?|Wie lange hält es sich?|Combien de temps se conserve-t-il ?
What do the numbers mean?|O que significam os números?|¿Qué significan los números?|Was bedeuten die Zahlen?|Que veulent dire les chiffres ?
Early Bird Runners|Corredores da manhã|Corredores madrugadores|Frühläufer|Coureurs de l’aube
Salt Road Readers|Clube do livro da estrada de sal|Lectores del camino de sal|Lesekreis Salzstraße|Lecteurs de la route du sel
Sourdough Circle|Roda do fermento natural|Círculo de masa madre|Sauerteigrunde|Cercle du levain
Weekend Makers|Inventores de fim de semana|Manitas de fin de semana|Wochenendbastler|Bricoleurs du week-end
Choir Without Fear|Coral sem medo|Coro sin miedo|Chor ohne Angst|Chorale sans peur
Night Sky Watchers|Observadores do céu|Observadores del cielo|Sternengucker|Guetteurs d’étoiles
A quiet hour every Tuesday|Uma hora silenciosa toda terça|Una hora tranquila cada martes|Jeden Dienstag eine stille Stunde|Une heure calme chaque mardi
Dark theme for the evening|Tema escuro para a noite|Tema oscuro para la noche|Dunkles Design für den Abend|Un thème sombre pour le soir
Bicycle stands at the entrance|Bicicletário na entrada|Aparcabicis en la entrada|Fahrradständer am Eingang|Des supports à vélos à l’entrée
Opening until eight on Thursdays|Aberto até as oito às quintas|Abrir hasta las ocho los jueves|Donnerstags bis acht geöffnet|Ouvrir jusqu’à vingt heures le jeudi
Bigger buttons on the map|Botões maiores no mapa|Botones más grandes en el mapa|Größere Knöpfe auf der Karte|De plus grands boutons sur la carte
A shelf for free books|Uma estante de livros grátis|Una estantería de libros gratis|Ein Regal für freie Bücher|Une étagère de livres gratuits
Northbank Index Fund|Fundo de índice Northbank|Fondo índice Northbank|Northbank Indexfonds|Fonds indiciel Northbank
State bond 2032|Título público 2032|Bono del Estado 2032|Staatsanleihe 2032|Obligation d’État 2032
Green Transition Fund|Fundo de transição verde|Fondo de transición verde|Fonds Grüner Wandel|Fonds transition verte
Hart v. Elmwood Housing|Hart contra Elmwood|Hart contra Elmwood|Hart gegen Elmwood|Hart contre Elmwood
Silva custody agreement|Guarda Silva|Custodia Silva|Sorgerecht Silva|Garde d’enfants Silva
Nair dismissal claim|Demissão Nair|Despido Nair|Kündigungsklage Nair|Licenciement Nair
Weber supply contract|Contrato de fornecimento Weber|Contrato de suministro Weber|Liefervertrag Weber|Contrat de fourniture Weber
Adams estate|Herança Adams|Herencia Adams|Nachlass Adams|Succession Adams
Mensah trademark|Marca Mensah|Marca Mensah|Marke Mensah|Marque Mensah
Sales|Vendas|Ventas|Vertrieb|Ventes
Engineering|Engenharia|Ingeniería|Technik|Ingénierie
Support|Suporte|Soporte|Support|Assistance
Finance|Finanças|Finanzas|Finanzen|Finances
People|Recursos humanos|Personal|Personal|Ressources humaines
Floor 1|1º andar|Planta 1|1. Stock|1er étage
Floor 2|2º andar|Planta 2|2. Stock|2e étage
Floor 3|3º andar|Planta 3|3. Stock|3e étage
Balcony extension|Ampliação da varanda|Ampliación del balcón|Balkonanbau|Extension du balcon
Street party Mill Street|Festa na rua do Moinho|Fiesta en la calle del Molino|Straßenfest Mühlstraße|Fête rue du Moulin
Coffee cart|Carrinho de café|Carrito de café|Kaffeewagen|Chariot à café
Resident parking|Estacionamento de morador|Aparcamiento de residentes|Anwohnerparken|Stationnement résident
New bakery sign|Nova placa da padaria|Nuevo rótulo de la panadería|Neues Schild der Bäckerei|Nouvelle enseigne de la boulangerie
Garden shed|Depósito do jardim|Caseta de jardín|Gartenhaus|Abri de jardin
Family law|Direito de família|Derecho de familia|Familienrecht|Droit de la famille
Property law|Direito imobiliário|Derecho inmobiliario|Immobilienrecht|Droit immobilier
Employment law|Direito do trabalho|Derecho laboral|Arbeitsrecht|Droit du travail
Business law|Direito empresarial|Derecho mercantil|Wirtschaftsrecht|Droit des affaires
Inheritance law|Direito das sucessões|Derecho de sucesiones|Erbrecht|Droit des successions
Traffic law|Direito de trânsito|Derecho de tráfico|Verkehrsrecht|Droit routier
Role changed to Editor|Função alterada para editor|Rol cambiado a editor|Rolle in Redaktion geändert|Rôle changé en éditeur
Invitation sent|Convite enviado|Invitación enviada|Einladung verschickt|Invitation envoyée
Account deactivated|Conta desativada|Cuenta desactivada|Konto deaktiviert|Compte désactivé
Signed in|Entrou na conta|Sesión iniciada|Angemeldet|Connexion
Settings saved|Configurações salvas|Ajustes guardados|Einstellungen gespeichert|Paramètres enregistrés
Page published|Página publicada|Página publicada|Seite veröffentlicht|Page publiée
Password changed|Senha alterada|Contraseña cambiada|Passwort geändert|Mot de passe changé
Own release|Lançamento próprio|Publicación propia|Eigenverlag|Autoproduction
Black umbrella|Guarda-chuva preto|Paraguas negro|Schwarzer Regenschirm|Parapluie noir
Blue backpack|Mochila azul|Mochila azul|Blauer Rucksack|Sac à dos bleu
House keys with a red ribbon|Chaves com fita vermelha|Llaves con una cinta roja|Hausschlüssel mit rotem Band|Clés avec un ruban rouge
Grey wool scarf|Cachecol de lã cinza|Bufanda de lana gris|Grauer Wollschal|Écharpe en laine grise
Phone with a cracked screen|Celular com tela trincada|Móvil con la pantalla rota|Telefon mit gesprungenem Display|Téléphone à l’écran fêlé
Child's jacket|Casaco infantil|Chaqueta de niño|Kinderjacke|Veste d’enfant
Line 4, last stop|Linha 4, ponto final|Línea 4, última parada|Linie 4, Endstation|Ligne 4, terminus
Central station|Estação central|Estación central|Hauptbahnhof|Gare centrale
Platform 2|Plataforma 2|Andén 2|Gleis 2|Quai 2
Harbour stop|Parada do porto|Parada del puerto|Haltestelle Hafen|Arrêt du port
Tram 4|Bonde 4|Tranvía 4|Tram 4|Tram 4
Tram 7|Bonde 7|Tranvía 7|Tram 7|Tram 7
Bus 12|Ônibus 12|Autobús 12|Bus 12|Bus 12
Bus 24|Ônibus 24|Autobús 24|Bus 24|Bus 24
Metro M1|Metrô M1|Metro M1|U-Bahn M1|Métro M1
Metro M2|Metrô M2|Metro M2|U-Bahn M2|Métro M2
Train S3|Trem S3|Tren S3|S-Bahn S3|Train S3
University|Universidade|Universidad|Universität|Université
Airport|Aeroporto|Aeropuerto|Flughafen|Aéroport
Zoo|Zoológico|Zoológico|Zoo|Zoo
Stadium|Estádio|Estadio|Stadion|Stade
Harbour|Porto|Puerto|Hafen|Port
Old town|Centro histórico|Casco antiguo|Altstadt|Vieille ville
Riverside park|Parque do rio|Parque del río|Flusspark|Parc de la rivière
Lake Town|Cidade do Lago|Villa del Lago|Seestadt|Ville du lac
Opera|Ópera|Ópera|Oper|Opéra
North centre|Centro norte|Centro norte|Zentrum Nord|Centre nord
Someone to carry a washing machine|Alguém para carregar uma máquina de lavar|Alguien para cargar una lavadora|Jemand zum Tragen einer Waschmaschine|Quelqu’un pour porter une machine à laver
Water my tomatoes in August|Regar meus tomates nas férias|Regar mis tomates en agosto|Im August meine Tomaten gießen|Arroser mes tomates en août
Shopping once a week|Compras uma vez por semana|La compra una vez por semana|Einmal die Woche einkaufen|Les courses une fois par semaine
Walk with an old dog|Passear com um cachorro velho|Pasear a un perro mayor|Mit einem alten Hund spazieren|Promener un vieux chien
Fix a dripping tap|Consertar uma torneira pingando|Arreglar un grifo que gotea|Tropfenden Hahn reparieren|Réparer un robinet qui goutte
Coffee and company|Café e companhia|Café y compañía|Kaffee und Gesellschaft|Un café et de la compagnie
Lift to the hospital|Carona até o hospital|Llevar al hospital|Fahrt ins Krankenhaus|Un trajet à l’hôpital
Riverside depot|Depósito do rio|Punto limpio del río|Wertstoffhof am Fluss|Déchèterie de la rivière
Old town container|Contêiner do centro|Contenedor del casco antiguo|Container Altstadt|Conteneur de la vieille ville
Harbour yard|Pátio do porto|Patio del puerto|Hafenhof|Cour du port
Library box|Caixa da biblioteca|Buzón de la biblioteca|Box in der Bibliothek|Boîte de la bibliothèque
Market hall|Mercado coberto|Mercado cubierto|Markthalle|Halle du marché
Day and night|Dia e noite|Día y noche|Tag und Nacht|Jour et nuit
Early bird|Madrugador|Madrugador|Frühbucher|Lève-tôt
The set|O conjunto|El juego|Das Set|Le coffret
Signed edition|Edição autografada|Edición firmada|Signierte Ausgabe|Édition signée
Workshop day|Dia de oficina|Día de taller|Werkstatttag|Journée d’atelier
Patron|Patrono|Mecenas|Gönner|Mécène
Day pass|Passe diário|Pase de un día|Tageskarte|Pass journée
Monthly|Mensal|Mensual|Monatlich|Mensuel
Quarterly|Trimestral|Trimestral|Vierteljährlich|Trimestriel
Yearly|Anual|Anual|Jährlich|Annuel
Ten visits|Dez visitas|Diez visitas|Zehnerkarte|Dix entrées
Student|Estudante|Estudiante|Schüler und Studierende|Étudiant
Duo|Dupla|Dúo|Zu zweit|Duo
First call with Brightwater|Primeira ligação com a Brightwater|Primera llamada con Brightwater|Erstes Gespräch mit Brightwater|Premier appel avec Brightwater
Demo at Cedar Logistics|Demonstração na Cedar Logistics|Demostración en Cedar Logistics|Vorführung bei Cedar Logistics|Démonstration chez Cedar Logistics
Send the offer|Enviar a proposta|Enviar la oferta|Angebot senden|Envoyer l’offre
Site visit|Visita ao local|Visita a la obra|Ortstermin|Visite du site
Follow up on the contract|Acompanhar o contrato|Seguimiento del contrato|Beim Vertrag nachfassen|Relance sur le contrat
Thank-you note|Carta de agradecimento|Nota de agradecimiento|Dankesschreiben|Mot de remerciement
Lunch with the partners|Almoço com os parceiros|Comida con los socios|Mittagessen mit den Partnern|Déjeuner avec les partenaires
Phone|Telefone|Teléfono|Telefon|Téléphone
Their office|No escritório deles|En su oficina|Bei ihnen im Büro|Dans leurs bureaux
Lecture room A1|Sala de aula A1|Aula A1|Hörsaal A1|Salle de cours A1
Projector 3|Projetor 3|Proyector 3|Beamer 3|Projecteur 3
Lab bench 12|Bancada 12|Mesa de laboratorio 12|Laborplatz 12|Paillasse 12
Minibus|Micro-ônibus|Microbús|Kleinbus|Minibus
Quiet desk 5|Mesa silenciosa 5|Mesa tranquila 5|Ruhiger Platz 5|Bureau calme 5
Seminar room B2|Sala de seminários B2|Sala de seminarios B2|Seminarraum B2|Salle de séminaire B2
Building A|Prédio A|Edificio A|Gebäude A|Bâtiment A
Building B|Prédio B|Edificio B|Gebäude B|Bâtiment B
Building C|Prédio C|Edificio C|Gebäude C|Bâtiment C
Media desk|Balcão de mídia|Mostrador de medios|Medienausgabe|Comptoir médias
Yard|Pátio|Patio|Hof|Cour
A portrait of two dogs|Retrato de dois cachorros|Retrato de dos perros|Porträt von zwei Hunden|Portrait de deux chiens
Logo for a bakery|Logo para uma padaria|Logo para una panadería|Logo für eine Bäckerei|Logo pour une boulangerie
Wedding cards|Convites de casamento|Invitaciones de boda|Hochzeitskarten|Faire-part de mariage
Poster for a concert|Cartaz para um show|Cartel para un concierto|Plakat für ein Konzert|Affiche de concert
Map of our valley|Mapa do nosso vale|Mapa de nuestro valle|Karte unseres Tals|Carte de notre vallée
Birthday present|Presente de aniversário|Regalo de cumpleaños|Geburtstagsgeschenk|Cadeau d’anniversaire
First step|Primeiro passo|Primer paso|Erster Schritt|Premier pas
Seven days in a row|Sete dias seguidos|Siete días seguidos|Sieben Tage am Stück|Sept jours d’affilée
Helping hand|Mão amiga|Echar una mano|Helfende Hand|Coup de main
The hundred|Os cem|Los cien|Die Hundert|La centaine
Explorer|Explorador|Explorador|Entdecker|Explorateur
#slowmornings|#manhascalmas|#mañanastranquilas|#langsamermorgen|#matinscalmes
#cityrain|#chuvanacidade|#lluviaenlaciudad|#stadtregen|#pluieenville
#booksofautumn|#livrosdeoutono|#librosdeotoño|#herbstbücher|#livresdautomne
#homebread|#paocaseiro|#pancasero|#selbstgebacken|#painmaison
#nighttrain|#tremnoturno|#trennocturno|#nachtzug|#traindenuit
#balconygarden|#hortanavaranda|#huertoenelbalcón|#balkongarten|#jardindebalcon
Unique values of a list|Valores únicos de uma lista|Valores únicos de una lista|Eindeutige Werte einer Liste|Valeurs uniques d’une liste
Days between two dates|Dias entre duas datas|Días entre dos fechas|Tage zwischen zwei Daten|Jours entre deux dates
Read a file by lines|Ler um arquivo por linhas|Leer un archivo por líneas|Datei zeilenweise lesen|Lire un fichier ligne à ligne
Orders per month|Pedidos por mês|Pedidos por mes|Bestellungen pro Monat|Commandes par mois
Centre anything|Centralizar qualquer coisa|Centrar cualquier cosa|Alles zentrieren|Tout centrer
Find large files|Encontrar arquivos grandes|Buscar archivos grandes|Große Dateien finden|Trouver les gros fichiers
Monthly fee|Mensalidade|Cuota mensual|Monatsbeitrag|Mensualité
Consultation|Consulta|Consulta|Beratung|Consultation
Deposit|Sinal|Depósito|Anzahlung|Acompte
Workshop|Oficina|Taller|Workshop|Atelier
`;
