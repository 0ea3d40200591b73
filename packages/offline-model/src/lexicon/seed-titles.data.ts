import type { Language } from '../plan/app-plan.ts';
import { listed } from './listed.ts';

type Titles = Readonly<Partial<Record<Language, readonly string[]>>>;

/** Names of the first rows in other languages, for things whose names are words. */
export const SEED_TITLES: Readonly<Record<string, Titles>> = {
  recipe: {
    pt: listed(`
      Macarrão com tomate assado, Panquecas de ricota, Ensopado de grão-de-bico, Salada de milho grelhado,
      Bolo de amêndoas, Salmão com missô, Aveia com frutas vermelhas, Filé à Wellington`),
    es: listed(`
      Pasta con tomate asado, Tortitas de ricota, Guiso de garbanzos, Ensalada de maíz,
      Bizcocho de almendra, Salmón con miso, Avena con frutos rojos, Solomillo Wellington`),
    de: listed(`
      Nudeln mit Ofentomaten, Ricotta-Pfannkuchen, Kichererbseneintopf, Maissalat vom Grill, Mandelkuchen,
      Lachs mit Miso, Haferflocken mit Beeren, Filet Wellington`),
    fr: listed(`
      Pâtes aux tomates rôties, Pancakes à la ricotta, Ragoût de pois chiches, Salade de maïs grillé,
      Gâteau aux amandes, Saumon au miso, Porridge aux fruits rouges, Bœuf Wellington`),
  },
  task: {
    pt: listed(`
      Escrever o anúncio, Renovar o domínio, Corrigir o formulário, Ouvir cinco clientes,
      Encomendar cartões, Preparar a reunião, Atualizar a agenda, Escrever o guia`),
    es: listed(`
      Redactar el anuncio, Renovar el dominio, Arreglar el formulario, Hablar con cinco clientes,
      Encargar tarjetas, Preparar la reunión, Actualizar la agenda, Escribir la guía`),
    de: listed(`
      Ankündigung schreiben, Domain verlängern, Formular reparieren, Fünf Kunden befragen,
      Visitenkarten bestellen, Besprechung vorbereiten, Kalender pflegen, Leitfaden schreiben`),
    fr: listed(`
      Rédiger l’annonce, Renouveler le domaine, Corriger le formulaire, Interroger cinq clients,
      Commander des cartes, Préparer la réunion, Mettre à jour l’agenda, Écrire le guide`),
  },
  product: {
    pt: listed(`
      Manta de linho, Caneca esmaltada, Bandeja de nogueira, Frigideira de ferro, Mochila de lona,
      Conjunto de café, Tapete de lã, Velas de cera`),
    es: listed(`
      Manta de lino, Taza esmaltada, Bandeja de nogal, Sartén de hierro, Mochila de lona, Juego de café,
      Alfombrilla de lana, Velas de cera`),
    de: listed(`
      Leinendecke, Emaillebecher, Nussbaumtablett, Gusseisenpfanne, Rucksack aus Segeltuch,
      Kaffeefilter-Set, Schreibtischmatte, Bienenwachskerzen`),
    fr: listed(`
      Plaid en lin, Tasse émaillée, Plateau en noyer, Poêle en fonte, Sac en toile, Service à café,
      Sous-main en laine, Bougies en cire`),
  },
  menuItem: {
    pt: listed(`
      Burrata com pêssego, Homus de cenoura, Robalo grelhado, Risoto de cogumelos, Costela assada,
      Torta de limão, Fondant de chocolate, Limonada da casa`),
    es: listed(`
      Burrata con melocotón, Hummus de zanahoria, Lubina a la plancha, Risotto de setas, Costilla asada,
      Tarta de limón, Coulant de chocolate, Limonada casera`),
    de: listed(`
      Burrata mit Pfirsich, Karottenhummus, Gegrillter Wolfsbarsch, Pilzrisotto, Geschmorte Rippe,
      Zitronentarte, Schokoladenküchlein, Hauslimonade`),
    fr: listed(`
      Burrata et pêche, Houmous de carotte, Bar grillé, Risotto aux champignons, Côte braisée,
      Tarte au citron, Fondant au chocolat, Citronnade maison`),
  },
  event: {
    pt: listed(`
      Noite de jazz, Festival de comida, Cerâmica para iniciantes, Cidades mais frescas,
      Caminhada das lanternas, Quarteto de cordas, Café da manhã de negócios, Oficina de pipas`),
    es: listed(`
      Noche de jazz, Festival de comida, Cerámica para principiantes, Ciudades más frescas,
      Paseo de los faroles, Cuarteto de cuerda, Desayuno de empresas, Taller de cometas`),
    de: listed(`
      Jazznacht im Freien, Street-Food-Wochenende, Töpfern für Anfänger, Wie Städte kühl bleiben,
      Laternenumzug, Streichquartett, Unternehmerfrühstück, Drachenbau`),
    fr: listed(`
      Nuit du jazz, Week-end gourmand, Poterie pour débutants, Des villes plus fraîches,
      Marche aux lanternes, Quatuor à cordes, Petit-déjeuner d’affaires, Atelier cerfs-volants`),
  },
  course: {
    pt: listed(`
      Python do zero, Design de interfaces, Análise de dados com SQL, Abra seu negócio,
      Espanhol para viagens, Estatística simples, React avançado, Negociação`),
    es: listed(`
      Python desde cero, Diseño de interfaces, Análisis de datos con SQL, Crea tu negocio,
      Inglés para viajar, Estadística sencilla, React avanzado, Negociación`),
    de: [
      'Python von Anfang an',
      'Grundlagen der Gestaltung',
      'Datenanalyse mit SQL',
      'Ein Geschäft gründen',
      'Spanisch für die Reise',
      'Statistik, die bleibt',
      'React für Fortgeschrittene',
      'Verhandeln',
    ],
    fr: listed(`
      Python pas à pas, Bases du design, Analyse de données avec SQL, Créer son entreprise,
      Espagnol pour voyager, Statistiques simples, React avancé, Négociation`),
  },
  article: {
    pt: listed(`
      O que aprendemos este ano, Cinco hábitos que ficam, Por que devagar é mais rápido,
      A oficina atrás do mercado, Novas regras no próximo mês, Guia para recomeçar, Elogio da lista à mão,
      Os lugares favoritos`),
    es: listed(`
      Lo que aprendimos este año, Cinco hábitos que duran, Por qué despacio es más rápido,
      El taller detrás del mercado, Nuevas reglas el mes que viene, Guía para volver a empezar,
      Elogio de la lista a mano, Los lugares favoritos`),
    de: [
      'Was wir dieses Jahr lernten',
      'Fünf Gewohnheiten, die bleiben',
      'Warum langsam oft schneller ist',
      'Die Werkstatt hinter dem Markt',
      'Neue Regeln ab nächstem Monat',
      'Neu anfangen, Schritt für Schritt',
      'Lob der handgeschriebenen Liste',
      'Die liebsten Orte',
    ],
    fr: [
      'Ce que cette année nous a appris',
      'Cinq habitudes qui durent',
      'Pourquoi lentement va plus vite',
      'L’atelier derrière le marché',
      'Nouvelles règles le mois prochain',
      'Recommencer, pas à pas',
      'Éloge de la liste manuscrite',
      'Vos lieux préférés',
    ],
  },
  expense: {
    pt: listed(`
      Compras da semana, Aluguel, Passe mensal, Cinema, Farmácia, Energia, Jantar, Conserto da bicicleta`),
    es: listed(`
      Compra semanal, Alquiler, Abono mensual, Cine, Farmacia, Electricidad, Cena, Reparación de la bici`),
    de: listed(`
      Wocheneinkauf, Miete, Monatskarte, Kino zu zweit, Apotheke, Strom, Abendessen, Fahrradreparatur`),
    fr: listed(`
      Courses de la semaine, Loyer, Abonnement de train, Cinéma, Pharmacie, Électricité, Dîner,
      Réparation du vélo`),
  },
  transaction: {
    pt: listed(`
      Salário, Aluguel, Compras da semana, Trabalho extra, Passe mensal, Ingressos, Salário, Almoço`),
    es: listed(`
      Salario, Alquiler, Compra semanal, Trabajo extra, Abono mensual, Entradas, Salario, Almuerzo`),
    de: listed('Gehalt, Miete, Wocheneinkauf, Nebenjob, Monatskarte, Konzertkarten, Gehalt, Mittagessen'),
    fr: ['Salaire', 'Loyer', 'Courses', 'Mission', 'Abonnement', 'Billets', 'Salaire', 'Déjeuner'],
  },
  note: {
    pt: listed(`
      Lista de viagem, Perguntas para quinta, Ideia de aplicativo, Wi-Fi dos convidados,
      Livros recomendados, Metas da semana, Roteiro da palestra`),
    es: listed(`
      Lista de viaje, Preguntas para el jueves, Idea de aplicación, Wi-Fi de invitados, Libros recomendados,
      Metas de la semana, Guion de la charla`),
    de: listed(`
      Packliste für die Küste, Fragen für Donnerstag, App-Idee, WLAN für Gäste, Buchempfehlungen,
      Wochenziele, Gliederung des Vortrags`),
    fr: listed(`
      Liste de voyage, Questions pour jeudi, Idée d’application, Wi-Fi des invités, Livres conseillés,
      Objectifs, Plan de l’exposé`),
  },
  habit: {
    pt: listed(`
      Beber dois litros de água, Ler vinte páginas, Caminhar depois do almoço, Praticar espanhol,
      Arrumar a mesa, Ligar para a família`),
    es: listed(`
      Beber dos litros de agua, Leer veinte páginas, Caminar tras la comida, Practicar inglés,
      Ordenar la mesa, Llamar a la familia`),
    de: listed(`
      Zwei Liter Wasser trinken, Zwanzig Seiten lesen, Nach dem Essen gehen, Spanisch üben,
      Schreibtisch aufräumen, Familie anrufen`),
    fr: listed(`
      Boire deux litres d’eau, Lire vingt pages, Marcher après le repas, Pratiquer l’espagnol,
      Ranger le bureau, Appeler la famille`),
  },
  service: {
    pt: listed(`
      Primeira consulta, Pacote clássico, Cuidado completo, Visita expressa, Especial da estação,
      Sessão presente`),
    es: listed(`
      Primera consulta, Paquete clásico, Cuidado completo, Visita exprés, Especial de temporada,
      Sesión regalo`),
    de: listed(`
      Erstgespräch, Klassik-Paket, Komplettpflege, Express-Besuch, Saison-Angebot, Geschenktermin`),
    fr: listed(`
      Première visite, Formule classique, Soin complet, Visite express, Offre de saison, Séance cadeau`),
  },
  poem: {
    pt: listed(`
      Maré baixa, Carta não enviada, Última parada, O relojoeiro, Primeira geada, Duas xícaras, Telhados,
      Ampulheta`),
    es: listed(`
      Marea baja, Carta sin enviar, Última parada, El relojero, Primera helada, Dos tazas, Tejados,
      Reloj de arena`),
    de: listed(`
      Ebbe, Nicht abgeschickt, Endstation, Der Uhrmacher, Erster Frost, Zwei Tassen, Dächer, Sanduhr`),
    fr: listed(`
      Marée basse, Lettre non envoyée, Terminus, L’horloger, Premier gel, Deux tasses, Les toits, Sablier`),
  },
  book: {
    pt: listed(`
      A estrada de sal, Crime na maré baixa, Breve história do vidro, O universo paciente,
      Pipas e outros poemas, O nono porteiro, Pão e silêncio, A dívida do cartógrafo`),
    es: listed(`
      El camino de sal, Crimen en marea baja, Breve historia del vidrio, El universo paciente,
      Cometas y otros poemas, El noveno portero, Pan y silencio, La deuda del cartógrafo`),
    de: listed(`
      Die Salzstraße, Mord bei Ebbe, Kleine Geschichte des Glases, Das geduldige Universum,
      Drachen und andere Gedichte, Der neunte Torwächter, Brot und Stille, Die Schuld des Kartografen`),
    fr: listed(`
      La route du sel, Meurtre à marée basse, Petite histoire du verre, L’univers patient, Cerfs-volants,
      Le neuvième gardien, Pain et silence, La dette du cartographe`),
  },
};
