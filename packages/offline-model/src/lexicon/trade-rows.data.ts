import { toPattern } from './pattern.ts';
import { blocksIn } from './blocks.ts';
import { listed } from './listed.ts';

/** What the shelves of a trade hold: words that tell the trade, kinds, and goods with the kind each is of. */
export interface TradeRows {
  readonly trade: RegExp;
  readonly kinds: readonly string[];
  /** `Brake pads:0`: the number of its kind. */
  readonly goods: readonly string[];
}

const TEXT = String.raw`
\b(?:garage|auto|car|cars|automotive|motorcycle|spare) ?(?:parts?|shop|workshop|store|repair)?\b.*\b(?:parts?|stock|inventory)\b|\b(?:auto|car|spare) parts\b
kinds: Brakes, Engine, Electrics, Body
Brake pads:0, Oil filter:1, Spark plug:1, Car battery:2, Wiper blade:3, Brake disc:0, Headlight bulb:2,
Timing belt:1

\btiles?\b|\bbathrooms?\b|\bsanitary\b
kinds: Wall tiles, Floor tiles, Mosaic, Accessories
White gloss 20×20:0, Slate grey 30×60:1, Hexagon mosaic blue:2, Oak look 20×120:1, Metro bevel cream:0,
Tile adhesive 25 kg:3, Grout anthracite:3, Terrazzo 60×60:1

\b(?:pharmacy|medicines?|drugstore|medical suppl\w+)\b
kinds: Pain relief, Antibiotics, Vitamins, First aid
Paracetamol 500 mg:0, Ibuprofen 400 mg:0, Amoxicillin 250 mg:1, Vitamin D3:2, Plasters:3, Elastic bandage:3,
Vitamin C:2, Disinfectant:3

\b(?:bakery|restaurant|kitchen|café|cafe|catering|pizzeria|food)\b
kinds: Dry goods, Fresh, Drinks, Packaging
Wheat flour 25 kg:0, Olive oil 5 l:0, Butter:1, Tomatoes:1, Mineral water:2, Coffee beans:0, Paper bags:3,
Eggs:1

\b(?:clothing|clothes|fashion|boutique|apparel|shoes?)\b
kinds: Tops, Trousers, Shoes, Accessories
Linen shirt:0, Wool jumper:0, Slim jeans:1, Chino:1, Canvas sneaker:2, Leather belt:3, Cotton T-shirt:0,
Ankle boot:2

(?-i:\b(?:IT|computers?|electronics|phones?|laptops?)\b)
kinds: Computers, Monitors, Phones, Accessories
Laptop 14″:0, Laptop 16″:0, Monitor 27″:1, Docking station:3, Smartphone:2, Headset:3, Keyboard:3, Monitor 24″:1

\b(?:garden|nursery|plants?|flowers?|florist)\b
kinds: Plants, Soil, Tools, Pots
Lavender:0, Potting soil 40 l:1, Pruning shears:2, Terracotta pot 20 cm:3, Rose bush:0, Tomato seedlings:0,
Watering can:2, Bark mulch:1

\b(?:construction|building|builders?|hardware|carpenter|joinery|electrician|plumb\w+)\b
kinds: Wood, Fixings, Pipes, Tools
Pine board 2 m:0, Wood screws 4×40:1, Copper pipe 15 mm:2, Cordless drill:3, Plywood 18 mm:0, Wall plugs:1,
Ball valve:2, Spirit level:3
`;

export const TRADE_ROWS: readonly TradeRows[] = blocksIn(TEXT).map(({ head: [trade = ''], text, of }) => ({
  trade: toPattern(trade, 'i'),
  kinds: of('kinds').flatMap(listed),
  goods: listed(text),
}));

/** What a trade does, in the five languages. */
export const SERVICES_OF = inFive(`
electric|électri|elektrik|eletric: Rewiring, Fuse boxes, Lighting, Fault finding, Safety checks, Car chargers
  | Instalação elétrica, Quadros elétricos, Iluminação, Detecção de falhas, Inspeção de segurança, Carregadores
  | Instalación eléctrica, Cuadros eléctricos, Iluminación, Averías, Revisiones, Cargadores | Elektroinstallation, Sicherungskästen, Beleuchtung, Fehlersuche, Sicherheitsprüfung, Wallboxen
  | Installation électrique, Tableaux électriques, Éclairage, Dépannage, Mise aux normes, Bornes de recharge
plumb|plomb|klempner|sanitär|fontaner|encanador: Leaks, Drains, Boilers, Bathrooms, Taps and sinks, Emergency calls
  | Vazamentos, Esgotos, Aquecedores, Banheiros, Torneiras, Emergências | Fugas, Desagües, Calderas, Baños, Grifos, Urgencias
  | Rohrbruch, Abfluss, Heizung, Badsanierung, Armaturen, Notdienst | Fuites, Canalisations, Chaudières, Salles de bains, Robinetterie, Urgences
hair|barber|friseur|coiff|peluquer|cabeleir: Cut and finish, Colour, Highlights, Blow-dry, Beard trim, Children
  | Corte, Coloração, Mechas, Escova, Barba, Crianças | Corte, Color, Mechas, Peinado, Barba, Niños
  | Schnitt, Farbe, Strähnen, Föhnen, Bart, Kinder | Coupe, Couleur, Mèches, Brushing, Barbe, Enfants
fahrrad|\\bbike|bicycle|\\bvélo|bicicleta: Full service, Brakes, Gears, Wheel truing, Punctures, E-bikes | Revisão completa, Freios, Câmbio, Alinhamento de rodas, Furos, Bicicletas elétricas
  | Revisión completa, Frenos, Cambios, Centrado de ruedas, Pinchazos, Bicis eléctricas
  | Inspektion, Bremsen, Schaltung, Laufrad zentrieren, Reifenpanne, E-Bikes | Révision, Freins, Vitesses, Dévoilage, Crevaisons, Vélos électriques
garage|\\bkfz|autowerkstatt|car repair|mechanic|taller mec|oficina mec: Servicing, Brakes, Tyres, Oil change, Diagnostics, Air conditioning
  | Revisão, Freios, Pneus, Troca de óleo, Diagnóstico, Ar-condicionado | Revisión, Frenos, Neumáticos, Cambio de aceite, Diagnosis, Aire acondicionado
  | Inspektion, Bremsen, Reifen, Ölwechsel, Diagnose, Klimaanlage | Révision, Freins, Pneus, Vidange, Diagnostic, Climatisation
\\bclean|reinigung|nettoyage|limpieza|limpeza: Homes, Offices, Windows, Carpets, End of tenancy, After building work
  | Casas, Escritórios, Janelas, Tapetes, Mudanças, Pós-obra | Casas, Oficinas, Ventanas, Alfombras, Mudanzas, Fin de obra
  | Wohnungen, Büros, Fenster, Teppiche, Umzüge, Bauendreinigung | Logements, Bureaux, Vitres, Tapis, Déménagements, Fin de chantier
gardener|landscap|gärtner|jardin: Garden design, Planting, Lawns, Hedges, Trees, Paving
  | Projetos, Plantio, Gramados, Cercas vivas, Árvores, Pavimentos | Diseño, Plantación, Césped, Setos, Árboles, Pavimentos
  | Gartenplanung, Bepflanzung, Rasen, Hecken, Bäume, Wege | Conception, Plantation, Pelouses, Haies, Arbres, Allées
\\bdent|zahn: Check-ups, Hygiene, Fillings, Whitening, Implants, Children | Consultas, Limpeza, Restaurações, Clareamento, Implantes, Crianças
  | Revisiones, Limpieza, Empastes, Blanqueamiento, Implantes, Niños | Kontrolle, Zahnreinigung, Füllungen, Bleaching, Implantate, Kinder
  | Contrôle, Détartrage, Plombages, Blanchiment, Implants, Enfants
physio|fisio|kiné: Back and neck, Sports injuries, After surgery, Manual therapy, Exercise therapy, Massage | Coluna, Lesões esportivas, Pós-operatório, Terapia manual, Exercícios, Massagem
  | Espalda y cuello, Lesiones deportivas, Postoperatorio, Terapia manual, Ejercicio, Masaje | Rücken und Nacken, Sportverletzungen, Nach Operationen, Manuelle Therapie, Krankengymnastik, Massage
  | Dos et cou, Blessures sportives, Après une opération, Thérapie manuelle, Exercices, Massage
\\blaw|attorney|solicitor|anwalt|avocat|abogad|advogad: Family, Work, Property, Contracts, Inheritance, Traffic
  | Família, Trabalho, Imóveis, Contratos, Herança, Trânsito | Familia, Trabajo, Vivienda, Contratos, Herencias, Tráfico
  | Familie, Arbeit, Mieten und Kaufen, Verträge, Erbe, Verkehr | Famille, Travail, Immobilier, Contrats, Succession, Circulation
accountant|accounting|steuer|comptab|contab|asesor: Annual accounts, Tax returns, Payroll, Bookkeeping, Starting up, Advice
  | Balanço anual, Imposto de renda, Folha de pagamento, Contabilidade, Abertura de empresa, Consultoria | Cuentas anuales, Impuestos, Nóminas, Contabilidad, Creación de empresas, Asesoría
  | Jahresabschluss, Steuererklärung, Lohnabrechnung, Buchhaltung, Gründung, Beratung | Bilan, Impôts, Paie, Comptabilité, Création d’entreprise, Conseil
carpent|joiner|tischler|schreiner|menuis|marcen: Kitchens, Stairs, Doors, Wardrobes, Floors, Repairs
  | Cozinhas, Escadas, Portas, Armários, Pisos, Reparos | Cocinas, Escaleras, Puertas, Armarios, Suelos, Reparaciones
  | Küchen, Treppen, Türen, Schränke, Böden, Reparaturen | Cuisines, Escaliers, Portes, Placards, Parquets, Réparations
dog groom|pet groom|hundesalon|hundefris|toilett|peluquería canina|banho e tosa: Bath and brush, Full groom, Nail trim, Puppy's first visit, Hand stripping, Ear care
  | Banho e escovação, Tosa completa, Corte de unhas, Primeira visita, Stripping, Limpeza de ouvidos
  | Baño y cepillado, Arreglo completo, Corte de uñas, Primera visita, Stripping, Limpieza de oídos | Baden und Bürsten, Komplettpflege, Krallen schneiden, Erster Besuch, Trimmen, Ohrenpflege
  | Bain et brossage, Toilettage complet, Coupe des griffes, Première visite, Épilation, Soin des oreilles`);

/** What is to be done at such a place, in the five languages. */
export const TASKS_OF = inFive(`
garden|allotment|(?<!kinder)g[aä]rten|jard[ií]n|jardim|huert|\\bhorta|potager: Water the raised beds, Turn the compost, Mend the fence, Prune the fruit trees, Weed the paths, Sow the carrots
  | Regar os canteiros, Revirar o composto, Consertar a cerca, Podar as árvores, Capinar os caminhos, Semear cenouras
  | Regar los bancales, Voltear el compost, Reparar la valla, Podar los frutales, Desherbar los caminos, Sembrar zanahorias
  | Hochbeete gießen, Kompost umsetzen, Zaun reparieren, Obstbäume schneiden, Wege jäten, Karotten säen
  | Arroser les bacs, Retourner le compost, Réparer la clôture, Tailler les fruitiers, Désherber les allées, Semer les carottes
wedding|hochzeit|\\bboda|casamento|mariage: Book the venue, Send the invitations, Taste the menu, Choose the music, Order the flowers, Make the seating plan
  | Reservar o local, Enviar os convites, Provar o menu, Escolher a música, Encomendar as flores, Definir as mesas
  | Reservar el lugar, Enviar las invitaciones, Probar el menú, Elegir la música, Encargar las flores, Repartir las mesas
  | Saal reservieren, Einladungen verschicken, Menü probieren, Musik auswählen, Blumen bestellen, Sitzplan machen
  | Réserver la salle, Envoyer les invitations, Goûter le menu, Choisir la musique, Commander les fleurs, Faire le plan de table
theat|teatro|théâtre|choir|orchestra|\\bchor\\b|\\bcoro|chorale: Book the rehearsal room, Print the programmes, Check the lights, Sew the costumes, Hang the posters, Sell the first tickets
  | Reservar a sala de ensaio, Imprimir os programas, Testar as luzes, Costurar os figurinos, Colar os cartazes, Vender os primeiros ingressos
  | Reservar la sala de ensayo, Imprimir los programas, Revisar las luces, Coser el vestuario, Colgar los carteles, Vender las primeras entradas
  | Probenraum reservieren, Programme drucken, Licht prüfen, Kostüme nähen, Plakate aufhängen, Erste Karten verkaufen
  | Réserver la salle de répétition, Imprimer les programmes, Vérifier les lumières, Coudre les costumes, Poser les affiches, Vendre les premiers billets
shelter|stables|kennel|\\bzoo\\b|tierheim|refugio|refuge|abrigo|protectora: Walk the dogs, Clean the kennels, Order the food, Call the vet, Brush the long-haired cats, Photograph the newcomers
  | Passear com os cães, Limpar os canis, Pedir a ração, Ligar para o veterinário, Escovar os gatos, Fotografar os recém-chegados
  | Pasear a los perros, Limpiar las jaulas, Pedir el pienso, Llamar al veterinario, Cepillar a los gatos, Fotografiar a los nuevos
  | Mit den Hunden gehen, Zwinger reinigen, Futter bestellen, Tierarzt anrufen, Katzen bürsten, Neue fotografieren
  | Promener les chiens, Nettoyer les box, Commander la nourriture, Appeler le vétérinaire, Brosser les chats, Photographier les nouveaux
\\bfarm|bauernhof|granja|fazenda|\\bferme\\b|vineyard|viñedo|weingut: Check the fences, Service the tractor, Move the herd, Order seed, Repair the pump, Weigh the harvest
  | Verificar as cercas, Revisar o trator, Mudar o rebanho, Encomendar sementes, Consertar a bomba, Pesar a colheita
  | Revisar las vallas, Revisar el tractor, Mover el rebaño, Pedir semillas, Reparar la bomba, Pesar la cosecha
  | Zäune prüfen, Traktor warten, Herde umtreiben, Saatgut bestellen, Pumpe reparieren, Ernte wiegen
  | Vérifier les clôtures, Réviser le tracteur, Déplacer le troupeau, Commander les semences, Réparer la pompe, Peser la récolte
hotel|hostel|hôtel|guest ?house|housekeeping|pousada: Make up room 12, Change the towels, Clean the stairs, Refill the soap, Check the windows, Wash the curtains
  | Arrumar o quarto 12, Trocar as toalhas, Limpar a escada, Repor o sabonete, Verificar as janelas, Lavar as cortinas
  | Hacer la habitación 12, Cambiar las toallas, Limpiar la escalera, Reponer el jabón, Revisar las ventanas, Lavar las cortinas
  | Zimmer 12 richten, Handtücher wechseln, Treppe putzen, Seife nachfüllen, Fenster prüfen, Vorhänge waschen
  | Faire la chambre 12, Changer les serviettes, Nettoyer l’escalier, Remettre du savon, Vérifier les fenêtres, Laver les rideaux
building site|renovat|baustelle|renovier|\\bobras?\\b|\\breforma|chantier|rénov: Strip the old wallpaper, Lay the cables, Plaster the hall, Tile the bathroom, Paint the window frames, Hang the doors
  | Tirar o papel de parede, Passar os cabos, Rebocar o corredor, Azulejar o banheiro, Pintar as janelas, Colocar as portas
  | Quitar el papel pintado, Tender los cables, Enlucir el pasillo, Alicatar el baño, Pintar las ventanas, Colgar las puertas
  | Tapeten ablösen, Kabel verlegen, Flur verputzen, Bad fliesen, Fensterrahmen streichen, Türen einhängen
  | Décoller le papier peint, Tirer les câbles, Plâtrer le couloir, Carreler la salle de bains, Peindre les fenêtres, Poser les portes
\\bcamps?\\b|scout|festival|\\bfest\\b|fiesta|\\bfête|pfadfinder|escoteir: Put up the tents, Draw up the rota, Buy drinks, Fetch the benches, Set up the first-aid point, Clear away the rubbish
  | Montar as barracas, Fazer a escala, Comprar bebidas, Buscar os bancos, Montar o posto de socorro, Recolher o lixo
  | Montar las carpas, Hacer los turnos, Comprar bebidas, Traer los bancos, Montar el puesto de socorro, Recoger la basura
  | Zelte aufbauen, Schichtplan schreiben, Getränke kaufen, Bänke holen, Sanitätsplatz einrichten, Müll wegräumen
  | Monter les tentes, Faire le planning, Acheter les boissons, Chercher les bancs, Installer le poste de secours, Ramasser les déchets`);

/** What a school of a trade teaches, in the five languages. */
export const COURSES_OF = inFive(`
(?<!sign )language|sprach|idioma|langue|lengua|línguas|english school|spanish school: English A1, Spanish for travellers, German B1, French conversation, Italian at lunch, Exam preparation
  | Inglês A1, Espanhol para viajantes, Alemão B1, Conversação em francês, Italiano no almoço, Preparação para exames
  | Inglés A1, Portugués para viajeros, Alemán B1, Conversación en francés, Italiano a mediodía, Preparación de exámenes
  | Englisch A1, Spanisch für die Reise, Deutsch B1, Französisch im Gespräch, Italienisch am Mittag, Prüfungsvorbereitung
  | Anglais A1, Espagnol pour voyager, Allemand B1, Conversation française, Italien du midi, Préparation aux examens
sewing|\\bnäh|costura|couture|fabric: First seams, Sew a skirt, Zips and buttons, Pattern drawing, Mend your clothes, Patchwork
  | Primeiras costuras, Costure uma saia, Zíperes e botões, Modelagem, Conserte suas roupas, Patchwork
  | Primeras costuras, Cose una falda, Cremalleras y botones, Patronaje, Arregla tu ropa, Patchwork
  | Die ersten Nähte, Einen Rock nähen, Reißverschluss und Knopf, Schnitte zeichnen, Kleidung flicken, Patchwork
  | Premières coutures, Coudre une jupe, Zips et boutons, Patronage, Réparer ses vêtements, Patchwork
music|musik|músic|musique|piano|guitar|violin|choir: Piano for beginners, Guitar in a group, First year of violin, Singing together, Reading music, Drums
  | Piano para iniciantes, Violão em grupo, Primeiro ano de violino, Cantar juntos, Leitura musical, Bateria
  | Piano para principiantes, Guitarra en grupo, Primer año de violín, Cantar juntos, Lectura musical, Batería
  | Klavier für den Anfang, Gitarre in der Gruppe, Geige im ersten Jahr, Gemeinsam singen, Noten lesen, Schlagzeug
  | Piano pour débuter, Guitare en groupe, Première année de violon, Chanter ensemble, Solfège, Batterie
cook|culinar|koch|cocina|cuisine|baking|backschule: Knife skills, Bread at home, Sauces, Pasta by hand, Vegetables first, Chocolate
  | Técnicas de corte, Pão em casa, Molhos, Massa fresca, Legumes primeiro, Chocolate | Técnicas de corte, Pan en casa, Salsas, Pasta fresca, Verduras primero, Chocolate
  | Schneiden lernen, Brot zu Hause, Soßen, Nudeln von Hand, Gemüse zuerst, Schokolade | Bien couper, Le pain maison, Les sauces, Pâtes fraîches, Légumes d’abord, Chocolat
swim|schwimm|natación|natação|natation: First strokes, Crawl, Breathing, Water games, Adults from zero, Diving in | Primeiras braçadas, Crawl, Respiração, Jogos na água, Adultos do zero, Mergulho
  | Primeras brazadas, Crol, Respiración, Juegos en el agua, Adultos desde cero, Saltos | Erste Züge, Kraulen, Richtig atmen, Wasserspiele, Erwachsene von Anfang an, Springen
  | Premières brasses, Crawl, Respiration, Jeux d’eau, Adultes débutants, Plongeon
climb|boulder|kletter|escalad|escalade: First routes, Falling safely, Technique, Lead climbing, Kids on the wall, Training for fingers
  | Primeiras vias, Cair com segurança, Técnica, Guiar vias, Crianças na parede, Treino de dedos | Primeras vías, Caer bien, Técnica, De primero, Niños en la pared, Entreno de dedos
  | Erste Routen, Richtig fallen, Technik, Vorstieg, Kinder an der Wand, Fingertraining | Premières voies, Bien tomber, Technique, En tête, Enfants au mur, Force des doigts
\\bdanc|tanz|\\bbaile|\\bdança|\\bdanse|flamenco|ballet: First steps, Salsa, Tango, Ballet for adults, Hip-hop, Couples
  | Primeiros passos, Salsa, Tango, Balé adulto, Hip-hop, Casais | Primeros pasos, Salsa, Tango, Ballet adulto, Hip-hop, Parejas
  | Erste Schritte, Salsa, Tango, Ballett für Erwachsene, Hip-Hop, Paare | Premiers pas, Salsa, Tango, Danse classique adultes, Hip-hop, Couples
potter|ceramic|töpfer|cerámica|cerâmica|poterie|céramique: First bowl, On the wheel, Glazing, Handbuilding, Raku, Open studio
  | Primeira tigela, No torno, Esmaltação, Modelagem, Raku, Ateliê aberto | Primer cuenco, En el torno, Esmaltes, Modelado, Raku, Taller abierto
  | Die erste Schale, An der Scheibe, Glasieren, Aufbaukeramik, Raku, Offene Werkstatt | Premier bol, Au tour, Émaillage, Modelage, Raku, Atelier libre
photo|fotogra: Light, The first camera, Portraits, Street, Night, Printing | Luz, A primeira câmera, Retratos, Rua, Noite, Impressão
  | Luz, La primera cámara, Retratos, Calle, Noche, Copias | Licht, Die erste Kamera, Porträts, Straße, Nacht, Abzüge | Lumière, Premier appareil, Portraits, Rue, Nuit, Tirages
paint|drawing|art school|malen|zeichn|pintura|dibujo|desenho|peinture|dessin: Drawing what you see, Watercolour, Oil, Life drawing, Colour, Sketchbook walks
  | Desenhar o que se vê, Aquarela, Óleo, Modelo vivo, Cor, Passeios com caderno | Dibujar lo que se ve, Acuarela, Óleo, Modelo vivo, Color, Paseos con cuaderno
  | Zeichnen nach der Natur, Aquarell, Öl, Aktzeichnen, Farbe, Skizzenspaziergang | Dessiner ce qu’on voit, Aquarelle, Huile, Modèle vivant, Couleur, Balades au carnet
driving school|fahrschule|autoescuela|autoescola|auto-école: Car, Motorcycle, Theory evening, Refresher, Motorway, First aid
  | Carro, Moto, Aula teórica, Reciclagem, Rodovia, Primeiros socorros | Coche, Moto, Teórica, Reciclaje, Autopista, Primeros auxilios
  | Auto, Motorrad, Theorieabend, Auffrischung, Autobahn, Erste Hilfe | Voiture, Moto, Code, Remise à niveau, Autoroute, Premiers secours`);

function inFive(text: string): readonly { readonly trade: RegExp; readonly names: string }[] {
  return text
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [trade = '', names = ''] = row.split(/: /u);
      return { trade: toPattern(trade, 'iu'), names: names.replace(/\n\s*/g, ' ') };
    });
}
