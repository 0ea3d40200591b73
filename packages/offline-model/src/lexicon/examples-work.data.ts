/** What the example rows of work, trade and food say; in the same form as the labels. */
export const WORK_EXAMPLES = `
Riverside office fit-out|Reforma do escritório à beira-rio|Reforma de la oficina del río|Büroausbau am Fluss|Aménagement des bureaux du quai
Website relaunch|Novo site|Renovación de la web|Neuer Webauftritt|Refonte du site
Mobile app pilot|Piloto do aplicativo|Piloto de la aplicación|App-Pilot|Pilote de l’application
Warehouse signage|Sinalização do armazém|Señalización del almacén|Beschilderung im Lager|Signalétique de l’entrepôt
Brand guidelines|Manual da marca|Manual de marca|Markenrichtlinien|Charte graphique
Data migration|Migração de dados|Migración de datos|Datenumzug|Migration des données
Visitor centre|Centro de visitantes|Centro de visitantes|Besucherzentrum|Centre d’accueil
Annual report|Relatório anual|Memoria anual|Jahresbericht|Rapport annuel
Product lead|Líder de produto|Responsable de producto|Produktleitung|Responsable produit
Software engineer|Engenheiro de software|Ingeniero de software|Softwareentwickler|Ingénieur logiciel
Support specialist|Especialista de suporte|Especialista de soporte|Support-Fachkraft|Spécialiste support
Accountant|Contador|Contable|Buchhalter|Comptable
Account manager|Gerente de contas|Gestor de cuentas|Kundenbetreuung|Chargé de clientèle
Data engineer|Engenheiro de dados|Ingeniero de datos|Dateningenieur|Ingénieur données
Sales director|Diretora de vendas|Directora de ventas|Vertriebsleitung|Directrice des ventes
Designer|Designer|Diseñador|Designer|Designer
Senior frontend developer|Desenvolvedor frontend sênior|Desarrollador frontend sénior|Erfahrener Frontend-Entwickler|Développeur frontend confirmé
UX designer|Designer de UX|Diseñador UX|UX-Designer|Designer UX
Content marketer|Redator de conteúdo|Redactor de contenidos|Content-Redakteur|Rédacteur de contenus
Registered nurse|Enfermeiro|Enfermero titulado|Pflegefachkraft|Infirmier diplômé
Sales representative|Representante de vendas|Representante comercial|Vertriebsmitarbeiter|Commercial
Data analyst intern|Estagiário de análise de dados|Prácticas en análisis de datos|Praktikum Datenanalyse|Stage en analyse de données
Maths teacher|Professor de matemática|Profesor de matemáticas|Mathematiklehrer|Professeur de mathématiques
Backend engineer|Engenheiro backend|Ingeniero backend|Backend-Entwickler|Ingénieur backend
Remote|Remoto|Remoto|Ortsunabhängig|À distance
Lakeside Hospital|Hospital do Lago|Hospital del Lago|Seeklinik|Hôpital du Lac
Elm Street School|Escola da Rua das Flores|Colegio Los Olmos|Ulmenschule|École des Ormes
Yearly support plan|Plano anual de suporte|Plan anual de soporte|Supportvertrag für ein Jahr|Contrat d’assistance annuel
Shop redesign|Nova cara da loja|Rediseño de la tienda|Neugestaltung des Shops|Refonte de la boutique
Fleet tracking|Rastreamento da frota|Seguimiento de la flota|Flottenortung|Suivi de flotte
Spring catalogue|Catálogo de primavera|Catálogo de primavera|Frühjahrskatalog|Catalogue de printemps
Intranet|Intranet|Intranet|Intranet|Intranet
Warehouse scanners|Leitores para o armazém|Escáneres de almacén|Scanner fürs Lager|Lecteurs pour l’entrepôt
Photo package|Pacote de fotos|Paquete de fotos|Fotopaket|Forfait photo
Loyalty programme|Programa de fidelidade|Programa de fidelización|Treueprogramm|Programme de fidélité
Weekly stand-up|Reunião semanal|Reunión semanal|Wochenrunde|Point hebdomadaire
Budget review|Revisão do orçamento|Revisión del presupuesto|Budgetbesprechung|Revue du budget
Design critique|Avaliação do design|Revisión del diseño|Entwurfsbesprechung|Revue de design
Client call Lotus Foods|Ligação com a Lotus Foods|Llamada con Lotus Foods|Kundengespräch Lotus Foods|Appel client Lotus Foods
Hiring round|Rodada de contratação|Ronda de selección|Bewerbungsrunde|Session de recrutement
Retrospective|Retrospectiva|Retrospectiva|Rückblick|Rétrospective
Printer on floor 2 jams|Impressora do 2º andar travada|La impresora de la planta 2 se atasca|Papierstau im 2. Stock|L’imprimante du 2e bourre
Cannot reset password|Não consigo redefinir a senha|No puedo cambiar la contraseña|Passwort lässt sich nicht zurücksetzen|Mot de passe impossible à changer
App closes on upload|App fecha ao enviar arquivo|La aplicación se cierra al subir|App schließt beim Hochladen|L’application se ferme à l’envoi
Heating in room 14|Aquecimento da sala 14|Calefacción de la sala 14|Heizung in Raum 14|Chauffage salle 14
New laptop for Theo|Notebook novo para Theo|Portátil nuevo para Theo|Neuer Laptop für Theo|Nouvel ordinateur pour Theo
Export has empty columns|Exportação com colunas vazias|Exportación con columnas vacías|Export mit leeren Spalten|Colonnes vides à l’export
Wrong name on badge|Nome errado no crachá|Nombre erróneo en la tarjeta|Falscher Name auf dem Ausweis|Mauvais nom sur le badge
Lift makes a noise|Elevador faz barulho|El ascensor hace ruido|Aufzug macht Geräusche|L’ascenseur fait du bruit
Employee handbook|Manual do funcionário|Manual del empleado|Mitarbeiterhandbuch|Livret du personnel
Supplier agreement Cedar|Contrato de fornecimento Cedar|Contrato de suministro Cedar|Liefervertrag Cedar|Contrat fournisseur Cedar
Quarterly report|Relatório trimestral|Informe trimestral|Quartalsbericht|Rapport trimestriel
Travel expense form|Formulário de despesas de viagem|Formulario de gastos de viaje|Reisekostenformular|Note de frais
Security guide|Guia de segurança|Guía de seguridad|Sicherheitsleitfaden|Guide de sécurité
Lease for the Leeds office|Contrato do escritório de Leeds|Alquiler de la oficina de Leeds|Mietvertrag Büro Leeds|Bail du bureau de Leeds
Brand guide|Guia da marca|Guía de marca|Markenleitfaden|Guide de la marque
Cordless drill|Furadeira sem fio|Taladro inalámbrico|Akkubohrer|Perceuse sans fil
Socket set|Jogo de soquetes|Juego de llaves de vaso|Steckschlüsselsatz|Jeu de douilles
Copy paper A4|Papel A4|Papel A4|Kopierpapier A4|Papier A4
Desk lamp|Luminária de mesa|Lámpara de mesa|Schreibtischlampe|Lampe de bureau
USB-C charger|Carregador USB-C|Cargador USB-C|USB-C-Ladegerät|Chargeur USB-C
Label printer|Impressora de etiquetas|Impresora de etiquetas|Etikettendrucker|Imprimante à étiquettes
Floor cleaner 5 l|Limpador de piso 5 l|Limpiasuelos 5 l|Bodenreiniger 5 l|Nettoyant sol 5 l
Microfibre cloths|Panos de microfibra|Paños de microfibra|Mikrofasertücher|Chiffons microfibres
LED panel|Painel LED|Panel LED|LED-Panel|Panneau LED
Work gloves|Luvas de trabalho|Guantes de trabajo|Arbeitshandschuhe|Gants de travail
Cleaning cloths|Panos de limpeza|Paños de limpieza|Putztücher|Chiffons
Aisle A|Corredor A|Pasillo A|Gang A|Allée A
Aisle B|Corredor B|Pasillo B|Gang B|Allée B
Aisle C|Corredor C|Pasillo C|Gang C|Allée C
Aisle D|Corredor D|Pasillo D|Gang D|Allée D
Mid-century armchair|Poltrona dos anos 50|Sillón de los años 50|Sessel der Fünfziger|Fauteuil des années 50
First edition atlas|Atlas em primeira edição|Atlas, primera edición|Atlas, Erstausgabe|Atlas, édition originale
Blue note jazz LP|LP de jazz|LP de jazz|Jazz-LP|33 tours de jazz
Field watch 1968|Relógio militar de 1968|Reloj de campo de 1968|Felduhr von 1968|Montre de 1968
Harbour at dusk, oil|Porto ao entardecer, óleo|Puerto al anochecer, óleo|Hafen in der Dämmerung, Öl|Port au crépuscule, huile
Brass reading lamp|Luminária de latão|Lámpara de latón|Leselampe aus Messing|Lampe de lecture en laiton
Signed poetry volume|Livro de poemas autografado|Poemario firmado|Signierter Gedichtband|Recueil signé
Dive watch|Relógio de mergulho|Reloj de buceo|Taucheruhr|Montre de plongée
Organic cotton tee|Camiseta de algodão orgânico|Camiseta de algodón orgánico|T-Shirt aus Biobaumwolle|T-shirt en coton bio
Wide-leg trousers|Calça pantalona|Pantalón ancho|Weite Hose|Pantalon large
Wrap midi dress|Vestido midi transpassado|Vestido cruzado midi|Wickelkleid|Robe portefeuille
Leather loafers|Mocassins de couro|Mocasines de piel|Lederslipper|Mocassins en cuir
Merino cardigan|Cardigã de merino|Cárdigan de merino|Merino-Strickjacke|Gilet en mérinos
Canvas tote|Sacola de lona|Bolsa de lona|Stofftasche|Sac en toile
Pleated skirt|Saia plissada|Falda plisada|Faltenrock|Jupe plissée
Silk scarf|Lenço de seda|Pañuelo de seda|Seidenschal|Foulard en soie
White|Branco|Blanco|Weiß|Blanc
Navy|Azul-marinho|Azul marino|Marineblau|Bleu marine
Rust|Ferrugem|Óxido|Rostrot|Rouille
Brown|Marrom|Marrón|Braun|Marron
Grey|Cinza|Gris|Grau|Gris
Natural|Natural|Natural|Natur|Naturel
Green|Verde|Verde|Grün|Vert
Blue|Azul|Azul|Blau|Bleu
Welcome offer|Oferta de boas-vindas|Oferta de bienvenida|Willkommensangebot|Offre de bienvenue
Summer days|Dias de verão|Días de verano|Sommertage|Jours d’été
Members' week|Semana dos sócios|Semana de los socios|Mitgliederwoche|Semaine des membres
Free shipping day|Dia do frete grátis|Día de envío gratis|Tag ohne Versandkosten|Livraison offerte
Bring a friend|Traga um amigo|Trae a un amigo|Bring jemanden mit|Venez à deux
Last pieces|Últimas peças|Últimas piezas|Letzte Stücke|Dernières pièces
Vanilla cone|Casquinha de baunilha|Cucurucho de vainilla|Vanillewaffel|Cornet vanille
Lemon sorbet|Sorbet de limão|Sorbete de limón|Zitronensorbet|Sorbet citron
Gift box|Caixa de presente|Caja regalo|Geschenkbox|Coffret cadeau
Party pack|Pacote de festa|Pack de fiesta|Partypaket|Lot de fête
Chocolate tub|Pote de chocolate|Tarrina de chocolate|Schokobecher|Pot de chocolat
Seasonal special|Especial da estação|Especial de temporada|Saisonangebot|Offre de saison
Coffee and scoop|Café com sorvete|Café con helado|Kaffee und Kugel|Café et boule
Family box|Caixa família|Caja familiar|Familienbox|Boîte familiale
Walk-in|Balcão|Mostrador|Laufkundschaft|Client de passage
Tomatoes|Tomates|Tomates|Tomaten|Tomates
Whole milk|Leite integral|Leche entera|Vollmilch|Lait entier
Sourdough loaf|Pão de fermentação natural|Pan de masa madre|Sauerteigbrot|Pain au levain
Basmati rice|Arroz basmati|Arroz basmati|Basmatireis|Riz basmati
Frozen peas|Ervilhas congeladas|Guisantes congelados|Tiefkühlerbsen|Petits pois surgelés
Greek yoghurt|Iogurte grego|Yogur griego|Griechischer Joghurt|Yaourt grec
Olive oil|Azeite|Aceite de oliva|Olivenöl|Huile d’olive
Lemons|Limões|Limones|Zitronen|Citrons
Oats with blueberries|Aveia com mirtilos|Avena con arándanos|Haferflocken mit Heidelbeeren|Avoine aux myrtilles
Chicken and quinoa bowl|Tigela de frango e quinoa|Bol de pollo y quinoa|Hähnchen-Quinoa-Schale|Bol poulet quinoa
Lentil soup|Sopa de lentilha|Sopa de lentejas|Linsensuppe|Soupe de lentilles
Apple and almonds|Maçã com amêndoas|Manzana con almendras|Apfel und Mandeln|Pomme et amandes
Egg muffins|Muffins de ovo|Muffins de huevo|Eiermuffins|Muffins aux œufs
Salmon with greens|Salmão com verduras|Salmón con verduras|Lachs mit Gemüse|Saumon aux légumes verts
Turkey wrap|Wrap de peru|Rollito de pavo|Putenwrap|Wrap à la dinde
Cottage cheese with pear|Queijo cottage com pera|Requesón con pera|Hüttenkäse mit Birne|Fromage blanc à la poire
Carrot cake|Bolo de cenoura|Tarta de zanahoria|Karottenkuchen|Gâteau aux carottes
Black forest cake|Bolo floresta negra|Tarta Selva Negra|Schwarzwälder Kirschtorte|Forêt-noire
Lemon meringue tart|Torta de limão com merengue|Tarta de limón y merengue|Zitronen-Baiser-Tarte|Tarte au citron meringuée
Three-tier wedding cake|Bolo de casamento de três andares|Tarta nupcial de tres pisos|Dreistöckige Hochzeitstorte|Pièce montée à trois étages
Sacher torte|Torta Sacher|Tarta Sacher|Sachertorte|Sachertorte
Strawberry charlotte|Charlotte de morango|Carlota de fresas|Erdbeercharlotte|Charlotte aux fraises
Victoria sponge|Bolo Victoria|Bizcocho Victoria|Victoria-Biskuit|Victoria sponge
Naked berry cake|Bolo nu de frutas vermelhas|Tarta desnuda de frutos rojos|Naked Cake mit Beeren|Gâteau nu aux fruits rouges
Country sourdough|Pão rústico|Hogaza de pueblo|Bauernbrot|Pain de campagne
Rye loaf|Pão de centeio|Pan de centeno|Roggenbrot|Pain de seigle
Butter croissant|Croissant de manteiga|Cruasán de mantequilla|Buttercroissant|Croissant au beurre
Cinnamon bun|Rolinho de canela|Rollo de canela|Zimtschnecke|Brioche à la cannelle
Spelt roll|Pãozinho de espelta|Panecillo de espelta|Dinkelbrötchen|Petit pain d’épeautre
Seeded baguette|Baguete com sementes|Baguette con semillas|Körnerbaguette|Baguette aux graines
Spinach and feta parcel|Folhado de espinafre e feta|Hojaldre de espinacas y feta|Spinat-Feta-Tasche|Feuilleté épinards feta
Pretzel|Pretzel|Pretzel|Brezel|Bretzel
Pistachio|Pistache|Pistacho|Pistazie|Pistache
Strawberry sorbet|Sorbet de morango|Sorbete de fresa|Erdbeersorbet|Sorbet fraise
Dark chocolate|Chocolate amargo|Chocolate negro|Dunkle Schokolade|Chocolat noir
Sea salt caramel|Caramelo com sal|Caramelo salado|Salzkaramell|Caramel au beurre salé
Lemon and basil|Limão e manjericão|Limón y albahaca|Zitrone-Basilikum|Citron basilic
Hazelnut crunch|Avelã crocante|Avellana crujiente|Haselnusskrokant|Noisette croquante
Raspberry truffle|Trufa de framboesa|Trufa de frambuesa|Himbeertrüffel|Truffe framboise
Vanilla|Baunilha|Vainilla|Vanille|Vanille
`;
