import type { WordTable } from './word-table.ts';

/** What the tools say. */
export const TOOL_WORDS = {
  clear: 'Clear | Limpar | Borrar | Löschen | Effacer',
  backspace: 'Delete last | Apagar último | Borrar último | Letztes löschen | Effacer le dernier',
  result: 'Result | Resultado | Resultado | Ergebnis | Résultat',
  divide: `Cannot divide by zero | Não é possível dividir por zero | No se puede dividir entre cero
    | Durch null kann nicht geteilt werden: Division nicht möglich | Division par zéro impossible`,
  invalid: `Not a valid calculation | Conta inválida | Cálculo no válido | Keine gültige Rechnung
    | Calcul invalide`,
  toolHistory: 'History | Histórico | Historial | Verlauf | Historique',
  value: 'Value | Valor | Valor | Wert | Valeur',
  fromUnit: 'From | De | De | Von | De',
  toUnit: 'To | Para | A | Nach | Vers',
  swap: 'Swap units | Trocar unidades | Intercambiar unidades | Einheiten tauschen | Inverser les unités',
  length: 'Length | Comprimento | Longitud | Länge | Longueur',
  weight: 'Weight | Peso | Peso | Gewicht | Poids',
  temperature: 'Temperature | Temperatura | Temperatura | Temperatur | Température',
  volume: 'Volume | Volume | Volumen | Volumen | Volume',
  area: 'Area | Área | Superficie | Fläche | Surface',
  speed: 'Speed | Velocidade | Velocidad | Tempo | Vitesse',
  millimetres: 'Millimetres (mm) | Milímetros (mm) | Milímetros (mm) | Millimeter (mm) | Millimètres (mm)',
  centimetres: 'Centimeters (cm) | Centímetros (cm) | Centímetros (cm) | Zentimeter (cm) | Centimètres (cm)',
  metres: 'Meters (m) | Metros (m) | Metros (m) | Meter (m) | Mètres (m)',
  kilometres: 'Kilometers (km) | Quilômetros (km) | Kilómetros (km) | Kilometer (km) | Kilomètres (km)',
  inches: 'Inches (in) | Polegadas (in) | Pulgadas (in) | Zoll (in) | Pouces (in)',
  feet: 'Feet (ft) | Pés (ft) | Pies (ft) | Fuß (ft) | Pieds (ft)',
  yards: 'Yards (yd) | Jardas (yd) | Yardas (yd) | Yards (yd) | Yards (yd)',
  miles: 'Miles (mi) | Milhas (mi) | Millas (mi) | Meilen (mi) | Miles (mi)',
  gramsUnit: 'Grams (g) | Gramas (g) | Gramos (g) | Gramm (g) | Grammes (g)',
  kilograms: 'Kilograms (kg) | Quilogramas (kg) | Kilogramos (kg) | Kilogramm (kg) | Kilogrammes (kg)',
  tonnes: 'Tonnes (t) | Toneladas (t) | Toneladas (t) | Tonnen (t) | Tonnes (t)',
  ounces: 'Ounces (oz) | Onças (oz) | Onzas (oz) | Unzen (oz) | Onces (oz)',
  pounds: 'Pounds (lb) | Libras (lb) | Libras (lb) | Pfund (lb) | Livres (lb)',
  celsius: 'Celsius (°C) | Celsius (°C) | Celsius (°C) | Celsius (°C) | Celsius (°C)',
  fahrenheit: 'Fahrenheit (°F) | Fahrenheit (°F) | Fahrenheit (°F) | Fahrenheit (°F) | Fahrenheit (°F)',
  kelvin: 'Kelvin (K) | Kelvin (K) | Kelvin (K) | Kelvin (K) | Kelvin (K)',
  millilitres: 'Millilitres (ml) | Mililitros (ml) | Mililitros (ml) | Milliliter (ml) | Millilitres (ml)',
  litres: 'Liters (l) | Litros (l) | Litros (l) | Liter (l) | Litres (l)',
  cups: 'Cups | Xícaras | Tazas | Tassen | Tasses',
  pints: 'Pints (US) | Pints (US) | Pintas (US) | Pints (US) | Pintes (US)',
  gallons: 'Gallons (US) | Galões (US) | Galones (US) | Gallonen (US) | Gallons (US)',
  tablespoons: 'Tablespoons | Colheres de sopa | Cucharadas | Esslöffel | Cuillères à soupe',
  squareMetres: `Square meters (m²) | Metros quadrados (m²) | Metros cuadrados (m²) | Quadratmeter (m²)
    | Mètres carrés (m²)`,
  squareFeet: `Square feet (ft²) | Pés quadrados (ft²) | Pies cuadrados (ft²) | Quadratfuß (ft²)
    | Pieds carrés (ft²)`,
  hectares: 'Hectares (ha) | Hectares (ha) | Hectáreas (ha) | Hektar (ha) | Hectares (ha)',
  acres: 'Acres | Acres | Acres | Acre | Acres',
  kmh: `Kilometers per hour (km/h) | Quilômetros por hora (km/h) | Kilómetros por hora (km/h)
    | Kilometer pro Stunde (km/h) | Kilomètres par heure (km/h)`,
  mph: `Miles per hour (mph) | Milhas por hora (mph) | Millas por hora (mph) | Meilen pro Stunde (mph)
    | Miles par heure (mph)`,
  ms: `Meters per second (m/s) | Metros por segundo (m/s) | Metros por segundo (m/s)
    | Meter pro Sekunde (m/s) | Mètres par seconde (m/s)`,
  knots: 'Knots (kn) | Nós (kn) | Nudos (kn) | Knoten (kn) | Nœuds (kn)',
  secondsUnit: 'Seconds (s) | Segundos (s) | Segundos (s) | Sekunden (s) | Secondes (s)',
  minutesUnit: 'Minutes (min) | Minutos (min) | Minutos (min) | Minuten (min) | Minutes (min)',
  hoursUnit: 'Hours (h) | Horas (h) | Horas (h) | Stunden (h) | Heures (h)',
  daysUnit: 'Days (d) | Dias (d) | Días (d) | Tage (d) | Jours (d)',
  pomodoro: 'Pomodoro | Pomodoro | Pomodoro | Pomodoro | Pomodoro',
  countdown: 'Timer | Temporizador | Temporizador | Timer | Minuteur',
  stopwatch: 'Stopwatch | Cronômetro | Cronómetro | Stoppuhr | Chronomètre',
  minutes: 'Minutes | Minutos | Minutos | Minuten | Minutes',
  seconds: 'Seconds | Segundos | Segundos | Sekunden | Secondes',
  break: 'Break minutes | Minutos de pausa | Minutos de descanso | Pausenminuten | Minutes de pause',
  toolStart: 'Start | Iniciar | Iniciar | Starten | Démarrer',
  lap: 'Lap | Volta | Vuelta | Runde | Tour',
  focus: 'Focus | Foco | Concentración | Fokus | Concentration',
  rest: 'Break | Pausa | Descanso | Pause | Pause',
  rounds: `Rounds finished: {n} | Rodadas concluídas: {n} | Rondas terminadas: {n} | Fertige Runden: {n}
    | Sessions terminées : {n}`,
  timeUp: 'Time is up | O tempo acabou | Se acabó el tiempo | Die Zeit ist um | Temps écoulé',
  todo: `To do|In progress|Done | A fazer|Em andamento|Concluído | Por hacer|En curso|Hecho
    | Zu tun|In Arbeit|Erledigt | À faire|En cours|Terminé`,
  cards: `Sketch the first idea|Ask three people what they think|Write the plan|Choose a date
    | Esboçar a primeira ideia|Pedir a opinião de três pessoas|Escrever o plano|Escolher uma data
    | Esbozar la primera idea|Preguntar a tres personas|Escribir el plan|Elegir una fecha
    | Erste Idee skizzieren|Drei Leute nach ihrer Meinung fragen|Plan schreiben|Termin wählen
    | Esquisser la première idée|Demander l’avis de trois personnes|Écrire le plan|Choisir une date`,
  newCard: 'New card | Novo cartão | Nueva tarjeta | Neue Karte | Nouvelle carte',
  toolAdd: 'Add | Adicionar | Añadir | Hinzufügen | Ajouter',
  addCard: 'Add card | Adicionar cartão | Añadir tarjeta | Karte hinzufügen | Ajouter une carte',
  cardAdded: 'Card added | Cartão adicionado | Tarjeta añadida | Karte hinzugefügt | Carte ajoutée',
  clockIn: 'Clock in | Registrar entrada | Fichar entrada | Einstempeln | Pointer l’arrivée',
  clockOut: 'Clock out | Registrar saída | Fichar salida | Ausstempeln | Pointer le départ',
  clockedIn: `Clocked in at {name} | Entrada às {name} | Entrada a las {name} | Eingestempelt um {name}
    | Arrivée à {name}`,
  clockedOut: 'Not clocked in | Fora do expediente | Sin fichar | Nicht eingestempelt | Pas encore pointé',
  today: 'Today | Hoje | Hoy | Heute | Aujourd’hui',
  week: 'Last 7 days | Últimos 7 dias | Últimos 7 días | Letzte 7 Tage | 7 derniers jours',
  date: 'Date | Data | Fecha | Datum | Date',
  in: 'In | Entrada | Entrada | Kommen | Arrivée',
  out: 'Out | Saída | Salida | Gehen | Départ',
  duration: 'Duration | Duração | Duración | Dauer | Durée',
  noShifts: `No entries yet | Nenhum registro ainda | Todavía no hay registros | Noch keine Einträge
    | Pas encore d’entrée`,
  habit: 'New habit | Novo hábito | Nuevo hábito | Neue Gewohnheit | Nouvelle habitude',
  habits: `Drink water|Read 20 minutes|Go for a walk | Beber água|Ler 20 minutos|Caminhar
    | Beber agua|Leer 20 minutos|Salir a caminar | Wasser trinken|20 Minuten lesen|Spazieren gehen
    | Boire de l’eau|Lire 20 minutes|Marcher`,
  habitAdded: 'Habit added | Hábito adicionado | Hábito añadido | Gewohnheit hinzugefügt | Habitude ajoutée',
  noHabits: `No habits yet | Nenhum hábito ainda | Todavía no hay hábitos | Noch keine Gewohnheiten
    | Pas encore d’habitude`,
  noHabitsText: `Add the first one above. | Adicione o primeiro acima. | Añade el primero arriba.
    | Füge oben die erste hinzu. | Ajoutez la première ci-dessus.`,
  copy: 'Copy | Copiar | Copiar | Kopieren | Copier',
  copied: 'Copied | Copiado | Copiado | Kopiert | Copié',
  download: 'Download | Baixar | Descargar | Herunterladen | Télécharger',
  pen: 'Pen | Caneta | Lápiz | Stift | Stylo',
  line: 'Line | Linha | Línea | Linie | Ligne',
  box: 'Rectangle | Retângulo | Rectángulo | Rechteck | Rectangle',
  ellipse: 'Ellipse | Elipse | Elipse | Ellipse | Ellipse',
  eraser: 'Eraser | Borracha | Goma | Radierer | Gomme',
  tool: 'Tool | Ferramenta | Herramienta | Werkzeug | Outil',
  colour: 'Colour | Cor | Color | Farbe | Couleur',
  size: 'Brush size | Tamanho do pincel | Tamaño del pincel | Pinselgröße | Taille du pinceau',
  toolUndo: 'Undo | Desfazer | Deshacer | Rückgängig | Annuler',
  surface: 'Drawing surface | Área de desenho | Lienzo | Zeichenfläche | Surface de dessin',
  markdown: `Text in Markdown | Texto em Markdown | Texto en Markdown | Text in Markdown | Texte en Markdown`,
  preview: 'Preview | Visualização | Vista previa | Vorschau | Aperçu',
  markdownStart: `# A title\n\nWrite **bold**, *slanted* and \`code\`.\n\n- First point\n- Second point\n\n> A thought worth keeping.
    | # Um título\n\nEscreva **negrito**, *itálico* e \`código\`.\n\n- Primeiro ponto\n- Segundo ponto\n\n> Uma ideia para guardar.
    | # Un título\n\nEscribe **negrita**, *cursiva* y \`código\`.\n\n- Primer punto\n- Segundo punto\n\n> Una idea para guardar.
    | # Ein Titel\n\nSchreibe **fett**, *kursiv* und \`Code\`.\n\n- Erster Punkt\n- Zweiter Punkt\n\n> Ein Gedanke zum Merken.
    | # Un titre\n\nÉcrivez en **gras**, en *italique* et en \`code\`.\n\n- Premier point\n- Deuxième point\n\n> Une pensée à garder.`,
  words: 'Words | Palavras | Palabras | Wörter | Mots',
  characters: 'Characters | Caracteres | Caracteres | Zeichen | Caractères',
  sentences: 'Sentences | Frases | Frases | Sätze | Phrases',
  reading: 'Reading minutes | Minutos de leitura | Minutos de lectura | Leseminuten | Minutes de lecture',
  text: 'Your text | Seu texto | Tu texto | Dein Text | Votre texte',
  upper: 'UPPER CASE | MAIÚSCULAS | MAYÚSCULAS | GROSSBUCHSTABEN | MAJUSCULES',
  toolLower: 'lower case | minúsculas | minúsculas | kleinbuchstaben | minuscules',
  titleCase: 'Title Case | Primeira Maiúscula | Primera Mayúscula | Wortanfang Groß | Majuscule Initiale',
  trim: `Remove extra spaces | Remover espaços extras | Quitar espacios de más | Leerzeichen aufräumen
    | Retirer les espaces en trop`,
  passwordLength: 'Length: {n} | Tamanho: {n} | Longitud: {n} | Länge: {n} | Longueur : {n}',
  password: 'Password | Senha | Contraseña | Passwort | Mot de passe',
  generate: 'Generate | Gerar | Generar | Erzeugen | Générer',
  upperLetters: 'Capital letters | Letras maiúsculas | Mayúsculas | Großbuchstaben | Majuscules',
  lowerLetters: 'Small letters | Letras minúsculas | Minúsculas | Kleinbuchstaben | Minuscules',
  toolDigits: 'Digits | Números | Números | Ziffern | Chiffres',
  signs: 'Symbols | Símbolos | Símbolos | Sonderzeichen | Symboles',
  strength: 'Strength: {name} | Força: {name} | Seguridad: {name} | Stärke: {name} | Robustesse : {name}',
  weak: 'weak | fraca | débil | schwach | faible',
  fair: 'fair | média | media | mittel | moyenne',
  strong: 'strong | forte | fuerte | stark | forte',
  bill: 'Bill | Valor da conta | Cuenta | Rechnungsbetrag | Addition',
  tip: 'Tip in percent | Gorjeta em % | Propina en % | Trinkgeld in Prozent | Pourboire en %',
  people: 'People | Pessoas | Personas | Personen | Personnes',
  tipAmount: 'Tip | Gorjeta | Propina | Trinkgeld | Pourboire',
  each: 'Each person | Cada pessoa | Por persona | Pro Person | Par personne',
  loan: 'Loan amount | Valor do empréstimo | Importe del préstamo | Kreditbetrag | Montant du prêt',
  rate: `Yearly interest in percent | Juros anuais em % | Interés anual en % | Zins pro Jahr in Prozent
    | Taux annuel en %`,
  years: 'Years | Anos | Años | Jahre | Années',
  monthly: 'Monthly payment | Parcela mensal | Cuota mensual | Monatliche Rate | Mensualité',
  interest: 'Total interest | Total de juros | Intereses totales | Zinsen gesamt | Intérêts au total',
  paid: 'Total paid | Total pago | Total pagado | Gesamt gezahlt | Total payé',
  year: 'Year | Ano | Año | Jahr | Année',
  toolLeft: 'Still owed | Saldo devedor | Deuda pendiente | Restschuld | Reste dû',
  height: 'Height in cm | Altura em cm | Altura en cm | Größe in cm | Taille en cm',
  bodyWeight: 'Weight in kg | Peso em kg | Peso en kg | Gewicht in kg | Poids en kg',
  bmi: `Body mass index | Índice de massa corporal | Índice de masa corporal | Body-Mass-Index
    | Indice de masse corporelle`,
  under: 'Underweight | Abaixo do peso | Bajo peso | Untergewicht | Insuffisance pondérale',
  normal: 'Normal weight | Peso normal | Peso normal | Normalgewicht | Poids normal',
  toolOver: 'Overweight | Sobrepeso | Sobrepeso | Übergewicht | Surpoids',
  obese: 'Obesity | Obesidade | Obesidad | Adipositas | Obésité',
  bmiNote: `A rough guide for adults, no medical advice.
    | Uma referência geral para adultos, não é orientação médica.
    | Una referencia general para adultos, no es consejo médico.
    | Ein grober Anhalt für Erwachsene, kein ärztlicher Rat. | Un repère pour adultes, pas un avis médical.`,
  positive: `Please enter a number above zero | Digite um número maior que zero: deve ser positivo
    | Debe ser un número mayor que cero | Bitte eine Zahl über null eingeben
    | Veuillez saisir un nombre supérieur à zéro`,
  shades: 'Shades | Tons | Tonos | Abstufungen | Nuances',
  harmony: 'Goes well with it | Combina com | Combina con | Passt dazu | S’accorde avec',
  toolSaved: 'Saved colours | Cores salvas | Colores guardados | Gemerkte Farben | Couleurs gardées',
  keepColour: 'Keep colour | Guardar cor | Guardar color | Farbe merken | Garder la couleur',
  contrast: `Contrast with white {white}, with black {black}
    | Contraste com branco {white}, com preto {black} | Contraste con blanco {white}, con negro {black}
    | Kontrast zu Weiß {white}, zu Schwarz {black} | Contraste avec le blanc {white}, avec le noir {black}`,
  typeHere: `Type the text here | Digite o texto aqui | Escribe aquí el texto | Text hier eintippen
    | Tapez le texte ici`,
  wpm: 'Words per minute | Palavras por minuto | Palabras por minuto | Wörter pro Minute | Mots par minute',
  accuracy: 'Accuracy | Precisão | Precisión | Genauigkeit | Précision',
  again: 'Try again | Tentar de novo | Otra vez | Noch einmal | Recommencer',
  city: 'City | Cidade | Ciudad | Stadt | Ville',
  weatherNote: `Sample data: connect a weather service for real values.
    | Dados de exemplo: conecte um serviço de clima para valores reais.
    | Datos de ejemplo: conecta un servicio meteorológico para valores reales.
    | Beispieldaten: Für echte Werte einen Wetterdienst anbinden.
    | Données d’exemple : reliez un service météo pour de vraies valeurs.`,
  sunny: 'Sunny | Ensolarado | Soleado | Sonnig | Ensoleillé',
  cloudy: 'Cloudy | Nublado | Nublado | Bewölkt | Nuageux',
  rainy: 'Rain | Chuva | Lluvia | Regen | Pluie',
  windy: 'Windy | Ventoso | Ventoso | Windig | Venteux',
  humidity: 'Humidity | Umidade | Humedad | Luftfeuchte | Humidité',
  wind: 'Wind | Vento | Viento | Wind | Vent',
  forecast: 'Next days | Próximos dias | Próximos días | Nächste Tage | Prochains jours',
  fahrenheitSwitch: 'Show °F | Mostrar °F | Mostrar °F | °F anzeigen | Afficher °F',
  noCity: `No city found | Nenhuma cidade encontrada | No se encontró ninguna ciudad | Keine Stadt gefunden
    | Aucune ville trouvée`,
  favouriteCities: 'Favourites | Favoritas | Favoritas | Favoriten | Favoris',
  addFavourite:
    'Add to favourites | Salvar nas favoritas | Guardar en favoritas | Zu den Favoriten | Ajouter aux favoris',
  dropFavourite:
    'Remove from favourites | Tirar das favoritas | Quitar de favoritas | Aus den Favoriten | Retirer des favoris',
  searchCity: 'Search a city | Buscar cidade | Buscar ciudad | Stadt suchen | Rechercher une ville',
  front: 'Front | Frente | Anverso | Vorderseite | Recto',
  back: 'Back | Verso | Reverso | Rückseite | Verso',
  flip: 'Flip card | Virar cartão | Girar tarjeta | Karte umdrehen | Retourner la carte',
  knew: 'I knew it | Eu sabia | Lo sabía | Gewusst | Je savais',
  notYet: 'Not yet | Ainda não | Todavía no | Noch nicht | Pas encore',
  progress: `{n} of {all} known | {n} de {all} aprendidos | {n} de {all} aprendidas | {n} von {all} gewusst
    | {n} sur {all} connues`,
  startOver: 'Start over | Recomeçar | Empezar de nuevo | Von vorn | Recommencer',
  deck: 'All cards | Todos os cartões | Todas las tarjetas | Alle Karten | Toutes les cartes',
  firstCards: `Photosynthesis=How plants make food from light|Capital of Japan=Tokyo|7 × 8=56|H₂O=Water|Largest ocean=The Pacific|Speed of light=About 300,000 km/s
    | Fotossíntese=Como as plantas produzem alimento com a luz|Capital do Japão=Tóquio|7 × 8=56|H₂O=Água|Maior oceano=Pacífico|Velocidade da luz=Cerca de 300.000 km/s
    | Fotosíntesis=Cómo las plantas producen alimento con la luz|Capital de Japón=Tokio|7 × 8=56|H₂O=Agua|El mayor océano=El Pacífico|Velocidad de la luz=Unos 300.000 km/s
    | Photosynthese=Wie Pflanzen aus Licht Nahrung machen|Hauptstadt Japans=Tokio|7 × 8=56|H₂O=Wasser|Größter Ozean=Der Pazifik|Lichtgeschwindigkeit=Etwa 300.000 km/s
    | Photosynthèse=Comment les plantes se nourrissent de lumière|Capitale du Japon=Tokyo|7 × 8=56|H₂O=Eau|Plus grand océan=Le Pacifique|Vitesse de la lumière=Environ 300 000 km/s`,
  vote: 'Vote | Votar | Votar | Abstimmen | Voter',
  voted: `Your vote is counted | Seu voto foi contado | Su voto está contado | Ihre Stimme zählt
    | Votre vote est compté`,
  votes: '{n} votes | {n} votos | {n} votos | {n} Stimmen | {n} votes',
  newPoll: 'New poll | Nova enquete | Nueva encuesta | Neue Umfrage | Nouveau sondage',
  pollQuestion: 'Question | Pergunta | Pregunta | Frage | Question',
  pollOption: 'Option | Opção | Opción | Option | Option',
  createPoll: 'Create poll | Criar enquete | Crear encuesta | Umfrage anlegen | Créer le sondage',
  pollCreated: 'Poll created | Enquete criada | Encuesta creada | Umfrage angelegt | Sondage créé',
  searchPolls: 'Search polls | Buscar enquetes | Buscar encuestas | Umfragen suchen | Chercher un sondage',
  noPolls: 'No polls yet | Nenhuma enquete | Aún no hay encuestas | Noch keine Umfragen | Aucun sondage',
  noPollsText: `Ask the first question. | Faça a primeira pergunta. | Haga la primera pregunta.
    | Stellen Sie die erste Frage. | Posez la première question.`,
  polls: `Where do we meet on Friday?=The old café/By the river/At my place=5/8/3|Which day suits you best?=Monday/Wednesday/Saturday=2/6/9|Tea or coffee?=Tea/Coffee/Both=7/11/4|Shall we plant a tree?=Yes/No=12/2|Which colour for the door?=Blue/Green/Red=4/9/5
    | Onde nos encontramos na sexta?=No café antigo/Perto do rio/Na minha casa=5/8/3|Qual dia é melhor?=Segunda/Quarta/Sábado=2/6/9|Chá ou café?=Chá/Café/Os dois=7/11/4|Vamos plantar uma árvore?=Sim/Não=12/2|Qual cor para a porta?=Azul/Verde/Vermelho=4/9/5
    | ¿Dónde quedamos el viernes?=En el café viejo/Junto al río/En mi casa=5/8/3|¿Qué día le viene mejor?=Lunes/Miércoles/Sábado=2/6/9|¿Té o café?=Té/Café/Los dos=7/11/4|¿Plantamos un árbol?=Sí/No=12/2|¿De qué color la puerta?=Azul/Verde/Rojo=4/9/5
    | Wo treffen wir uns am Freitag?=Im alten Café/Am Fluss/Bei mir=5/8/3|Welcher Tag passt am besten?=Montag/Mittwoch/Samstag=2/6/9|Tee oder Kaffee?=Tee/Kaffee/Beides=7/11/4|Pflanzen wir einen Baum?=Ja/Nein=12/2|Welche Farbe für die Tür?=Blau/Grün/Rot=4/9/5
    | Où se retrouve-t-on vendredi ?=Au vieux café/Au bord de la rivière/Chez moi=5/8/3|Quel jour vous convient ?=Lundi/Mercredi/Samedi=2/6/9|Thé ou café ?=Thé/Café/Les deux=7/11/4|Plantons-nous un arbre ?=Oui/Non=12/2|Quelle couleur pour la porte ?=Bleu/Vert/Rouge=4/9/5`,
  toolRemove: 'Remove | Remover | Quitar | Entfernen | Retirer',
  costs: 'Expenses | Despesas | Gastos | Ausgaben | Dépenses',
  noCosts: 'No expenses yet | Nenhuma despesa | Aún no hay gastos | Noch keine Ausgaben | Aucune dépense',
  noCostsText: `Add what somebody has paid. | Adicione o que alguém pagou. | Añada lo que alguien ha pagado.
    | Tragen Sie ein, was jemand bezahlt hat. | Ajoutez ce que quelqu’un a payé.`,
  paidBy: 'paid by {name} | pago por {name} | pagado por {name} | bezahlt von {name} | payé par {name}',
  newCost: 'New expense | Nova despesa | Nuevo gasto | Neue Ausgabe | Nouvelle dépense',
  what: 'What for | Para quê | Concepto | Wofür | Pour quoi',
  amount: 'Amount | Valor | Importe | Betrag | Montant',
  payer: 'Who paid | Quem pagou | Quién pagó | Wer hat bezahlt | Qui a payé',
  sharedBy: 'Shared by | Dividido entre | Compartido por | Geteilt von | Partagé par',
  addCost: 'Add expense | Adicionar despesa | Añadir gasto | Ausgabe hinzufügen | Ajouter la dépense',
  costAdded: 'Expense added | Despesa adicionada | Gasto añadido | Ausgabe hinzugefügt | Dépense ajoutée',
  costProblem: `Say what it was for, how much, and who shares it. | Diga para que foi, quanto e quem divide.
    | Diga para qué fue, cuánto y quién lo comparte. | Geben Sie an, wofür, wie viel und wer es teilt.
    | Indiquez pour quoi, combien et qui partage.`,
  owes: 'Who owes whom | Quem deve a quem | Quién debe a quién | Wer schuldet wem | Qui doit à qui',
  owesTo: 'owes | deve a | debe a | schuldet | doit à',
  even: `Everybody is even. | Todos estão quites. | Todos están en paz. | Alles ist ausgeglichen.
    | Tout est réglé.`,
  flat: 'Anna|Ben|Carla | Ana|Bruno|Carla | Ana|Bruno|Carla | Anna|Ben|Carla | Anna|Ben|Carla',
  firstCosts: `Groceries=64.5=0|Internet=30=1|Pizza night=42=2
    | Mercado=64.5=0|Internet=30=1|Noite da pizza=42=2 | Compra=64.5=0|Internet=30=1|Noche de pizza=42=2
    | Einkauf=64.5=0|Internet=30=1|Pizzaabend=42=2 | Courses=64.5=0|Internet=30=1|Soirée pizza=42=2`,
  swapMoney: `Swap currencies | Trocar moedas | Intercambiar monedas | Währungen tauschen
    | Inverser les devises`,
  keepInHistory: `Save to history | Salvar no histórico | Guardar en el historial | Im Verlauf speichern
    | Garder dans l’historique`,
  noConversions: `Nothing saved yet. | Nada salvo ainda. | Aún no hay nada guardado.
    | Noch nichts gespeichert. | Rien d’enregistré.`,
  ratesNote: `The rates are fixed samples, not live ones. | As taxas são exemplos fixos, não ao vivo.
    | Los tipos son ejemplos fijos, no en directo. | Die Kurse sind feste Beispiele, nicht aktuell.
    | Les taux sont des exemples fixes, pas en direct.`,
  days: 'Days | Dias | Días | Tage | Jours',
  hours: 'Hours | Horas | Horas | Stunden | Heures',
  itIsTime: 'It is time! | Chegou a hora! | ¡Ha llegado el momento! | Es ist so weit! | C’est le moment !',
  occasion: 'Occasion | Ocasião | Ocasión | Anlass | Occasion',
  day: 'Day | Dia | Día | Tag | Jour',
  longRest: 'Long break | Pausa longa | Descanso largo | Lange Pause | Longue pause',
  focusMinutes: `Focus (minutes) | Foco (minutos) | Concentración (minutos) | Fokus (Minuten)
    | Travail (minutes)`,
  longBreak: `Long break (minutes) | Pausa longa (minutos) | Descanso largo (minutos)
    | Lange Pause (Minuten) | Longue pause (minutes)`,
  longEvery: `Rounds until the long break | Rodadas até a pausa longa | Rondas hasta el descanso largo
    | Runden bis zur langen Pause | Tours avant la longue pause`,
  settings: 'Settings | Configurações | Ajustes | Einstellungen | Réglages',
  statistics: 'Statistics | Estatísticas | Estadísticas | Statistik | Statistiques',
  thisWeek: 'This week | Esta semana | Esta semana | Diese Woche | Cette semaine',
  allRounds: 'All rounds | Todas as rodadas | Todas las rondas | Alle Runden | Tous les tours',
  minutesToday: 'Minutes today | Minutos hoje | Minutos hoy | Minuten heute | Minutes aujourd’hui',
  tasks: 'Tasks | Tarefas | Tareas | Aufgaben | Tâches',
  newTask: 'New task | Nova tarefa | Nueva tarea | Neue Aufgabe | Nouvelle tâche',
  roundsOf: '{n} rounds | {n} rodadas | {n} rondas | {n} Runden | {n} tours',
  firstTasks: `Read chapter three|Answer the e-mails|Write the outline
    | Ler o capítulo três|Responder os e-mails|Escrever o esboço
    | Leer el capítulo tres|Responder los correos|Escribir el esquema
    | Kapitel drei lesen|E-Mails beantworten|Gliederung schreiben
    | Lire le chapitre trois|Répondre aux e-mails|Écrire le plan`,
  anotherText: `Again with another text | De novo com outro texto | Otra vez con otro texto
    | Noch einmal mit anderem Text | Encore avec un autre texte`,
  typeResult: `Done: {n} words per minute with {all} % accuracy.
    | Pronto: {n} palavras por minuto com {all} % de precisão.
    | Listo: {n} palabras por minuto con {all} % de precisión.
    | Fertig: {n} Wörter pro Minute mit {all} % Genauigkeit.
    | Terminé : {n} mots par minute avec {all} % de précision.`,
  typeTexts: `My cat has a calendar and every single day on it says the same thing: sleep, then complain about breakfast, then sleep again.|The pigeon looked at my sandwich the way a lawyer looks at a contract, slowly and with growing interest.|Nobody knows why the printer works on Fridays, but we have all agreed to stop asking and bring it biscuits.|A snail once told me to hurry up, which was rude, because it was right and I was late for lunch again.|Our neighbour sings in the shower so loudly that the postman now leaves reviews together with the letters.
    | Meu gato tem uma agenda e todos os dias dizem a mesma coisa: dormir, reclamar do café da manhã e dormir de novo.|O pombo olhou para o meu sanduíche como um advogado olha para um contrato, devagar e com interesse crescente.|Ninguém sabe por que a impressora funciona às sextas, mas todos combinamos de não perguntar e levar biscoitos.|Uma lesma me mandou andar mais rápido, o que foi grosseiro, porque ela tinha razão e eu estava atrasado.
    | Mi gato tiene una agenda y todos los días dicen lo mismo: dormir, quejarse del desayuno y volver a dormir.|La paloma miró mi bocadillo como un abogado mira un contrato, despacio y con un interés cada vez mayor.|Nadie sabe por qué la impresora funciona los viernes, pero acordamos no preguntar y llevarle galletas.|Un caracol me dijo que me diera prisa, lo cual fue grosero, porque tenía razón y yo llegaba tarde.
    | Meine Katze hat einen Kalender, und an jedem Tag steht dasselbe: schlafen, über das Frühstück klagen, wieder schlafen.|Die Taube sah mein Brötchen an wie eine Anwältin einen Vertrag, langsam und mit wachsender Neugier.|Niemand weiß, warum der Drucker nur freitags geht, aber wir fragen nicht mehr und bringen ihm Kekse.|Eine Schnecke sagte mir, ich solle mich beeilen, was unhöflich war, denn sie hatte recht und ich kam zu spät.
    | Mon chat a un agenda et chaque jour y dit la même chose : dormir, se plaindre du petit déjeuner, dormir encore.|Le pigeon regardait mon sandwich comme un avocat regarde un contrat, lentement et avec un intérêt croissant.|Personne ne sait pourquoi l’imprimante marche le vendredi, mais on ne demande plus et on lui apporte des biscuits.|Un escargot m’a dit de me dépêcher, ce qui était impoli, car il avait raison et j’étais en retard.`,
  phraseCount: '{n} words | {n} palavras | {n} palabras | {n} Wörter | {n} mots',
  separator: 'Separator | Separador | Separador | Trennzeichen | Séparateur',
  noSeparator: 'none | nenhum | ninguno | keins | aucun',
  spaceSign: 'space | espaço | espacio | Leerzeichen | espace',
  withNumber: 'With a number | Com número | Con número | Mit Zahl | Avec un nombre',
  capitals: `Capital letters | Iniciais maiúsculas | Iniciales mayúsculas | Große Anfangsbuchstaben
    | Majuscules`,
  phraseWords: `horse blue mountain river candle window garden silver bridge pepper rocket violin harbour tiger button forest lemon castle winter paper anchor basket copper desert engine feather guitar hammer island jacket kettle ladder mirror needle orange pencil quiet ribbon shadow table umbrella velvet walnut yellow zebra bread cloud dragon eagle flame grape honey ivory jungle kitten lantern marble noble ocean pearl rabbit spoon thunder valley whale apple bottle cactus drum echo fox globe hill ink jelly king lamp moon nest owl piano queen rain sand tree urn vase wolf yard stone sugar train mango lion kite horn gate frog door coat boat bear
    | cavalo azul montanha rio vela janela jardim prata ponte pimenta foguete violino porto tigre botão floresta limão castelo inverno papel âncora cesta cobre deserto motor pena guitarra martelo ilha casaco chaleira escada espelho agulha laranja lápis calma fita sombra mesa veludo noz amarelo zebra pão nuvem dragão águia chama uva mel marfim selva gatinho lanterna mármore nobre oceano pérola coelho colher trovão vale baleia maçã garrafa cacto tambor eco raposa globo colina tinta geleia rei lua ninho coruja piano rainha chuva areia árvore vaso lobo pedra açúcar trem manga leão pipa portão sapo porta barco urso
    | caballo azul montaña río vela ventana jardín plata puente pimienta cohete violín puerto tigre botón bosque limón castillo invierno papel ancla cesta cobre desierto motor pluma guitarra martillo isla chaqueta tetera escalera espejo aguja naranja lápiz calma cinta sombra mesa paraguas terciopelo nuez amarillo cebra pan nube dragón águila llama uva miel marfil selva gatito linterna mármol noble océano perla conejo cuchara trueno valle ballena manzana botella cactus tambor eco zorro globo colina tinta gelatina rey lámpara luna nido búho piano reina lluvia arena árbol jarrón lobo piedra azúcar tren mango león cometa cuerno sapo puerta abrigo barco oso
    | Pferd Blau Berg Fluss Kerze Fenster Garten Silber Brücke Pfeffer Rakete Geige Hafen Tiger Knopf Wald Zitrone Schloss Winter Papier Anker Korb Kupfer Wüste Motor Feder Gitarre Hammer Insel Jacke Kessel Leiter Spiegel Nadel Orange Bleistift Ruhe Band Schatten Tisch Schirm Samt Nuss Gelb Zebra Brot Wolke Drache Adler Flamme Traube Honig Dschungel Kätzchen Laterne Marmor Ozean Perle Hase Löffel Donner Tal Wal Apfel Flasche Kaktus Trommel Echo Fuchs Globus Hügel Tinte König Lampe Mond Nest Eule Klavier Regen Sand Baum Vase Wolf Stein Zucker Zug Mango Löwe Drachen Horn Tor Frosch Tür Mantel Boot Bär
    | cheval bleu montagne rivière bougie fenêtre jardin argent pont poivre fusée violon port tigre bouton forêt citron château hiver papier ancre panier cuivre désert moteur plume guitare marteau île veste théière échelle miroir aiguille orange crayon calme ruban ombre table parapluie velours noix jaune zèbre pain nuage dragon aigle flamme raisin miel ivoire jungle chaton lanterne marbre noble océan perle lapin cuillère tonnerre vallée baleine pomme bouteille cactus tambour écho renard globe colline encre gelée roi lampe lune nid hibou piano reine pluie sable arbre vase loup pierre sucre train mangue lion cerf corne grenouille porte manteau bateau ours`,
  severalAnswers: `Several answers allowed | Permitir várias respostas | Permitir varias respuestas
    | Mehrere Antworten erlaubt | Plusieurs réponses possibles`,
  endDate: 'End date | Data final | Fecha final | Enddatum | Date de fin',
  pollNeeds: `Write a question and at least {n} different options.
    | Escreva uma pergunta e pelo menos {n} opções diferentes.
    | Escriba una pregunta y al menos {n} opciones distintas.
    | Schreiben Sie eine Frage und mindestens {n} verschiedene Optionen.
    | Écrivez une question et au moins {n} options différentes.`,
  pollPast: `The end date is in the past. | A data final já passou. | La fecha final ya pasó.
    | Das Enddatum liegt in der Vergangenheit. | La date de fin est passée.`,
  pollClosed: 'Closed | Encerrada | Cerrada | Beendet | Terminé',
  pollUntil: 'Until {name} | Até {name} | Hasta {name} | Bis {name} | Jusqu’au {name}',
  resultsLater: `Vote to see the results | Vote para ver os resultados | Vota para ver los resultados
    | Nach der Stimme sieht man das Ergebnis | Votez pour voir les résultats`,
  pickOne: `Choose at least one answer. | Escolha pelo menos uma resposta. | Elige al menos una respuesta.
    | Bitte mindestens eine Antwort wählen. | Choisissez au moins une réponse.`,
  shareLink: 'Share link | Copiar link | Copiar enlace | Link teilen | Partager le lien',
  month: 'Month | Mês | Mes | Monat | Mois',
  income: 'Income | Entradas | Ingresos | Einnahmen | Revenus',
  expense: 'Expense | Saída | Gasto | Ausgabe | Dépense',
  expenses: 'Expenses | Saídas | Gastos | Ausgaben | Dépenses',
  balance: 'Balance | Saldo | Saldo | Saldo | Solde',
  budgetLeft: `Left of the budget | Resta do orçamento | Queda del presupuesto | Vom Budget übrig
    | Reste du budget`,
  byMonth: 'Expenses by month | Saídas por mês | Gastos por mes | Ausgaben nach Monat | Dépenses par mois',
  byCategory: `Expenses by category | Saídas por categoria | Gastos por categoría | Ausgaben nach Kategorie
    | Dépenses par catégorie`,
  kind: 'Type | Tipo | Tipo | Art | Type',
  category: 'Category | Categoria | Categoría | Kategorie | Catégorie',
  newCategory: 'New category | Nova categoria | Nueva categoría | Neue Kategorie | Nouvelle catégorie',
  note: 'Note | Observação | Nota | Notiz | Note',
  newEntry: 'New entry | Novo lançamento | Nuevo movimiento | Neuer Eintrag | Nouvelle écriture',
  changeEntry: `Change entry | Alterar lançamento | Cambiar movimiento | Eintrag ändern
    | Modifier l’écriture`,
  toolEntries: 'Entries | Lançamentos | Movimientos | Einträge | Écritures',
  noEntries: `Nothing in this month | Nada neste mês | Nada en este mes | Nichts in diesem Monat
    | Rien ce mois-ci`,
  booked: 'Saved | Salvo | Guardado | Gespeichert | Enregistré',
  amountProblem: `Enter an amount above zero and a date. | Informe um valor acima de zero e uma data.
    | Indica un importe mayor que cero y una fecha. | Bitte einen Betrag über null und ein Datum angeben.
    | Indiquez un montant supérieur à zéro et une date.`,
  limits: 'Limits for the month | Limites do mês | Límites del mes | Grenzen im Monat | Limites du mois',
  limitOf: `Limit for {name} | Limite para {name} | Límite para {name} | Grenze für {name}
    | Limite pour {name}`,
  overLimit: 'over the limit | acima do limite | sobre el límite | über der Grenze | au-dessus de la limite',
  salary: 'Salary | Salário | Salario | Gehalt | Salaire',
  budgetCategories: `Groceries|Rent|Transport|Leisure|Health | Mercado|Aluguel|Transporte|Lazer|Saúde
    | Comida|Alquiler|Transporte|Ocio|Salud | Lebensmittel|Miete|Verkehr|Freizeit|Gesundheit
    | Courses|Loyer|Transport|Loisirs|Santé`,
  pasteCsv: `Paste your figures, one line each | Cole seus dados, uma linha cada
    | Pega tus datos, uno por línea | Daten einfügen, je Zeile ein Wert | Collez vos données, une par ligne`,
  orFile: `or choose a file | ou escolha um arquivo | o elige un archivo | oder Datei wählen
    | ou choisissez un fichier`,
  badLines: `{n} lines could not be read: | {n} linhas não puderam ser lidas:
    | {n} líneas no se pudieron leer: | {n} Zeilen sind nicht lesbar: | {n} lignes illisibles :`,
  chartShape: 'Kind of chart | Tipo de gráfico | Tipo de gráfico | Art des Diagramms | Type de graphique',
  lineChart: 'Line | Linha | Línea | Linie | Courbe',
  barChart: 'Bars | Barras | Barras | Balken | Barres',
  pieChart: 'Pie | Pizza | Circular | Kreis | Camembert',
  chart: 'Chart | Gráfico | Gráfico | Diagramm | Graphique',
  unitPrice: 'Price per unit | Preço por unidade | Precio por unidad | Preis pro Einheit | Prix par unité',
  toolSum: 'Sum | Soma | Suma | Summe | Somme',
  toolAverage: 'Average | Média | Media | Durchschnitt | Moyenne',
  highest: 'Highest | Maior | Máximo | Höchster Wert | Maximum',
  lowest: 'Lowest | Menor | Mínimo | Niedrigster Wert | Minimum',
  cost: 'Cost | Custo | Coste | Kosten | Coût',
  months: `Months compared | Comparação de meses | Comparación de meses | Monate im Vergleich
    | Comparaison des mois`,
  csvSample: `Date;Value|2026-01-10;12.4|2026-01-17;10.8|2026-01-24;14.2|2026-02-03;9.6|2026-02-12;11.1|2026-02-21;8.9
    | Data;Valor|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9
    | Fecha;Valor|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9
    | Datum;Wert|10.01.2026;12,4|17.01.2026;10,8|24.01.2026;14,2|03.02.2026;9,6|12.02.2026;11,1|21.02.2026;8,9
    | Date;Valeur|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9`,
  cupsToGrams: `Cups and spoons to grams | Xícaras e colheres em gramas | Tazas y cucharadas a gramos
    | Tassen und Löffel in Gramm | Tasses et cuillères en grammes`,
  ingredient: 'Ingredient | Ingrediente | Ingrediente | Zutat | Ingrédient',
  measure: 'Measure | Medida | Medida | Maß | Mesure',
  teaspoons: 'Teaspoons | Colheres de chá | Cucharaditas | Teelöffel | Cuillères à café',
  grams: 'Grams | Gramas | Gramos | Gramm | Grammes',
  gramsBack: `From grams back | De gramas para medida | De gramos a medida | Von Gramm zurück
    | Depuis les grammes`,
  oven: `Oven temperature | Temperatura do forno | Temperatura del horno | Ofentemperatur
    | Température du four`,
  amountHint: `Enter an amount such as 1.5 or 1/2. | Informe um valor como 1,5 ou 1/2.
    | Indica una cantidad como 1,5 o 1/2. | Bitte eine Menge wie 1,5 oder 1/2 angeben.
    | Indiquez une quantité comme 1,5 ou 1/2.`,
  cupGrams: `Flour=125|Sugar=200|Brown sugar=220|Powdered sugar=120|Butter=227|Rice=185|Honey=340|Milk=245|Water=240|Oil=218|Oats=90|Cocoa=85|Salt=288|Chopped nuts=120
    | Farinha=125|Açúcar=200|Açúcar mascavo=220|Açúcar de confeiteiro=120|Manteiga=227|Arroz=185|Mel=340|Leite=245|Água=240|Óleo=218|Aveia=90|Cacau=85|Sal=288|Nozes picadas=120
    | Harina=125|Azúcar=200|Azúcar moreno=220|Azúcar glas=120|Mantequilla=227|Arroz=185|Miel=340|Leche=245|Agua=240|Aceite=218|Avena=90|Cacao=85|Sal=288|Nueces picadas=120
    | Mehl=125|Zucker=200|Brauner Zucker=220|Puderzucker=120|Butter=227|Reis=185|Honig=340|Milch=245|Wasser=240|Öl=218|Haferflocken=90|Kakao=85|Salz=288|Gehackte Nüsse=120
    | Farine=125|Sucre=200|Sucre roux=220|Sucre glace=120|Beurre=227|Riz=185|Miel=340|Lait=245|Eau=240|Huile=218|Flocons d’avoine=90|Cacao=85|Sel=288|Noix hachées=120`,
  goalPerWeek: 'Goal per week | Meta por semana | Meta por semana | Ziel pro Woche | Objectif par semaine',
  icon: 'Icon | Ícone | Icono | Symbol | Icône',
  archive: 'Show archive | Mostrar arquivo | Ver archivo | Archiv zeigen | Voir les archives',
  archiveIt: 'Archive | Arquivar | Archivar | Archivieren | Archiver',
  unarchive: 'Bring back | Restaurar | Recuperar | Zurückholen | Restaurer',
  currentStreak: 'Current streak | Sequência atual | Racha actual | Aktuelle Serie | Série en cours',
  longestStreak: 'Longest streak | Maior sequência | Racha más larga | Längste Serie | Plus longue série',
  thisMonth: 'This month | Este mês | Este mes | Dieser Monat | Ce mois-ci',
  streakDays: '{n} days | {n} dias | {n} días | {n} Tage | {n} jours',
  loanName: 'Loan {n} | Empréstimo {n} | Préstamo {n} | Kredit {n} | Prêt {n}',
  compareLoan: `Add a loan to compare | Adicionar empréstimo para comparar | Añadir préstamo para comparar
    | Kredit zum Vergleich hinzufügen | Ajouter un prêt à comparer`,
  scheduleOf: `Schedule of loan {n} | Parcelas do empréstimo {n} | Cuotas del préstamo {n}
    | Tilgungsplan Kredit {n} | Échéancier du prêt {n}`,
  schedule: 'Payment schedule | Plano de pagamento | Plan de pagos | Tilgungsplan | Échéancier',
  cheapest: 'Cheapest | Mais barato | El más barato | Am günstigsten | Le moins cher',
  extra: `Extra payment per month | Pagamento extra por mês | Pago extra al mes | Sonderzahlung pro Monat
    | Versement en plus par mois`,
  startMonth: 'Start date | Início | Fecha de inicio | Beginn | Début',
  monthsCount: 'Months | Meses | Meses | Monate | Mois',
  payment: 'Payment | Parcela | Cuota | Rate | Mensualité',
  interestPart: 'Interest | Juros | Intereses | Zinsen | Intérêts',
  qrText: 'Link or text | Link ou texto | Enlace o texto | Link oder Text | Lien ou texte',
  qrProblem: `Enter a text of at most 106 characters. | Digite um texto de até 106 caracteres.
    | Escribe un texto de 106 caracteres como máximo. | Bitte einen Text mit höchstens 106 Zeichen eingeben.
    | Saisissez un texte de 106 caractères au plus.`,
  qrDownload: 'Download PNG | Baixar PNG | Descargar PNG | PNG herunterladen | Télécharger le PNG',
  qrFor: `QR code for {name} | QR code de {name} | Código QR de {name} | QR-Code für {name}
    | Code QR de {name}`,
  howMany: 'How many | Quantos | Cuántos | Wie viele | Combien',
  ownList: `Your list, one per line | Sua lista, um por linha | Tu lista, uno por línea
    | Eigene Liste, je Zeile eins | Votre liste, un par ligne`,
  favourites: 'Favourites | Favoritos | Favoritos | Favoriten | Favoris',
  keep: 'Keep | Guardar | Guardar | Merken | Garder',
  bingoWords: `Words, one per line ({n} of at least {all})
    | Palavras, uma por linha ({n} de pelo menos {all}) | Palabras, una por línea ({n} de al menos {all})
    | Wörter, je Zeile eins ({n} von mindestens {all}) | Mots, un par ligne ({n} sur au moins {all})`,
  bingoCards: `Number of cards | Número de cartelas | Número de cartones | Anzahl der Karten
    | Nombre de cartes`,
  bingoFew: `There are not enough different words. | Não há palavras diferentes suficientes.
    | No hay suficientes palabras distintas. | Es sind nicht genug verschiedene Wörter.
    | Il n’y a pas assez de mots différents.`,
  ideas: `Cook something you have never cooked|Write a letter by hand|Walk a street you do not know|Draw the view from the window|Call an old friend|Learn ten words of a language|Tidy one drawer|Read a poem aloud|Plant something|Watch the sunrise
    | Cozinhar algo novo|Escrever uma carta à mão|Andar por uma rua desconhecida|Desenhar a vista da janela|Ligar para um velho amigo|Aprender dez palavras de um idioma|Arrumar uma gaveta|Ler um poema em voz alta|Plantar algo|Ver o nascer do sol
    | Cocinar algo nuevo|Escribir una carta a mano|Pasear por una calle desconocida|Dibujar la vista de la ventana|Llamar a un viejo amigo|Aprender diez palabras de un idioma|Ordenar un cajón|Leer un poema en voz alta|Plantar algo|Ver el amanecer
    | Etwas Neues kochen|Einen Brief von Hand schreiben|Durch eine unbekannte Straße gehen|Den Blick aus dem Fenster zeichnen|Einen alten Freund anrufen|Zehn Wörter einer Sprache lernen|Eine Schublade aufräumen|Ein Gedicht laut lesen|Etwas pflanzen|Den Sonnenaufgang sehen
    | Cuisiner quelque chose de nouveau|Écrire une lettre à la main|Marcher dans une rue inconnue|Dessiner la vue de la fenêtre|Appeler un vieil ami|Apprendre dix mots d’une langue|Ranger un tiroir|Lire un poème à voix haute|Planter quelque chose|Voir le lever du soleil`,
  sumsDone: 'Tasks | Contas | Cuentas | Aufgaben | Calculs',
  sumsRight: 'Correct | Certas | Correctas | Richtig | Justes',
  sumsResult: `{n} of {all} correct in {s} seconds | {n} de {all} certas em {s} segundos
    | {n} de {all} correctas en {s} segundos | {n} von {all} richtig in {s} Sekunden
    | {n} justes sur {all} en {s} secondes`,
  mistakes: 'Mistakes | Erros | Errores | Fehler | Erreurs',
  sumsFrom: 'Tables from | Tabuadas de | Tablas desde | Reihen von | Tables de',
  work: 'Work | Exercício | Ejercicio | Belastung | Effort',
  workSeconds: 'Work (s) | Exercício (s) | Ejercicio (s) | Belastung (s) | Effort (s)',
  restSeconds: 'Rest (s) | Descanso (s) | Descanso (s) | Pause (s) | Repos (s)',
  roundsCount: 'Rounds | Rodadas | Rondas | Runden | Tours',
  roundOf: `Round {n} of {all} | Rodada {n} de {all} | Ronda {n} de {all} | Runde {n} von {all}
    | Tour {n} sur {all}`,
  toolSkip: 'Skip | Pular | Saltar | Überspringen | Passer',
  tempo: 'Tempo | Andamento | Tempo | Tempo | Tempo',
  beats: 'Beats | Tempos | Pulsos | Schläge | Temps',
  tap: 'Tap | Bater | Marcar | Tippen | Taper',
  stop: 'Stop | Parar | Parar | Stopp | Arrêter',
  gradeAverage: 'Average | Média | Promedio | Durchschnitt | Moyenne',
  course: 'Course | Disciplina | Asignatura | Fach | Matière',
  gradeOf: 'Grade | Nota | Nota | Note | Note',
  credits: 'Credits | Peso | Créditos | Gewicht | Coefficient',
  addCourse: 'Add course | Adicionar disciplina | Añadir asignatura | Fach hinzufügen | Ajouter une matière',
  gradeRows: `Mathematics=3.7=4|History=3.3=3|Biology=4.0=3|English=3.0=2
    | Matemática=8,5=4|História=7=3|Biologia=9=3|Português=6,5=2
    | Matemáticas=8,5=4|Historia=7=3|Biología=9=3|Lengua=6,5=2
    | Mathematik=1,7=4|Geschichte=2,3=3|Biologie=1,0=3|Deutsch=3,0=2
    | Mathématiques=14=4|Histoire=12=3|Biologie=16=3|Français=11=2`,
  namesCount: `Names, one per line ({n}) | Nomes, um por linha ({n}) | Nombres, uno por línea ({n})
    | Namen, einer pro Zeile ({n}) | Noms, un par ligne ({n})`,
  groupCount: `Number of groups | Número de grupos | Número de grupos | Anzahl der Gruppen
    | Nombre de groupes`,
  groupProblem: `There must be at least one name for each group. | É preciso pelo menos um nome por grupo.
    | Hace falta al menos un nombre por grupo. | Für jede Gruppe braucht es mindestens einen Namen.
    | Il faut au moins un nom par groupe.`,
  makeGroups: 'Make groups | Formar grupos | Hacer grupos | Gruppen bilden | Former les groupes',
  groupName: 'Group {n} | Grupo {n} | Grupo {n} | Gruppe {n} | Groupe {n}',
  noGroups: `No groups yet | Ainda sem grupos | Todavía no hay grupos | Noch keine Gruppen
    | Pas encore de groupes`,
  noGroupsText: `Enter the names and press the button. | Digite os nomes e aperte o botão.
    | Escribe los nombres y pulsa el botón. | Namen eintragen und den Knopf drücken.
    | Saisissez les noms et appuyez sur le bouton.`,
  groupNames: `Ada|Alan|Grace|Linus|Marie|Niels|Rosa|Tim | Ana|Bruno|Carla|Diego|Elisa|Fábio|Gabi|Hugo
    | Ana|Bruno|Carla|Diego|Elena|Fabio|Gala|Hugo | Anna|Ben|Clara|David|Emma|Finn|Greta|Hannes
    | Alice|Bastien|Chloé|David|Emma|Félix|Gaëlle|Hugo`,
  age: 'Age | Idade | Edad | Alter | Âge',
  span: 'Between them | Intervalo | Intervalo | Dazwischen | Écart',
  yearsMonthsDays: `{y} years, {m} months, {d} days | {y} anos, {m} meses, {d} dias
    | {y} años, {m} meses, {d} días | {y} Jahre, {m} Monate, {d} Tage | {y} ans, {m} mois, {d} jours`,
  allDays: 'Days in all | Dias no total | Días en total | Tage insgesamt | Jours au total',
  allWeeks: 'Full weeks | Semanas completas | Semanas completas | Volle Wochen | Semaines complètes',
  workdays: 'Working days | Dias úteis | Días laborables | Werktage (Mo–Fr) | Jours ouvrés',
  bornOn: 'Date of birth | Data de nascimento | Fecha de nacimiento | Geburtsdatum | Date de naissance',
  fromDay: 'From | De | Desde | Von | Du',
  toDay: 'To | Até | Hasta | Bis | Au',
  spanProblem: `The second date must not be before the first.
    | A segunda data não pode ser anterior à primeira.
    | La segunda fecha no puede ser anterior a la primera.
    | Das zweite Datum darf nicht vor dem ersten liegen. | La seconde date ne doit pas précéder la première.`,
  hideMeat: 'Hide meat | Ocultar carne | Ocultar carne | Fleisch ausblenden | Masquer la viande',
  print: 'Print | Imprimir | Imprimir | Drucken | Imprimer',
  weekPlan: 'Week | Semana | Semana | Woche | Semaine',
  shoppingList: 'Shopping list | Lista de compras | Lista de la compra | Einkaufsliste | Liste de courses',
  nothingToBuy: 'Nothing to buy | Nada para comprar | Nada que comprar | Nichts zu kaufen | Rien à acheter',
  nothingToBuyText: `Put recipes into the week first. | Coloque receitas na semana primeiro.
    | Pon primero recetas en la semana. | Trage zuerst Rezepte in die Woche ein.
    | Placez d’abord des recettes dans la semaine.`,
  recipes: 'Recipes | Receitas | Recetas | Rezepte | Recettes',
  recipeName: 'Recipe | Receita | Receta | Rezept | Recette',
  addRecipe: 'Add recipe | Adicionar receita | Añadir receta | Rezept hinzufügen | Ajouter la recette',
  recipeSaved: 'Recipe saved | Receita salva | Receta guardada | Rezept gespeichert | Recette enregistrée',
  portions: 'Portions | Porções | Raciones | Portionen | Portions',
  portionsOf: '{n} portions | {n} porções | {n} raciones | {n} Portionen | {n} portions',
  withMeat: 'With meat | Com carne | Con carne | Mit Fleisch | Avec viande',
  vegetarian: 'Vegetarian | Vegetariana | Vegetariana | Vegetarisch | Végétarien',
  ingredientLines: `Ingredients, one per line (200 g flour) | Ingredientes, um por linha (200 g farinha)
    | Ingredientes, uno por línea (200 g harina) | Zutaten, eine pro Zeile (200 g Mehl)
    | Ingrédients, un par ligne (200 g farine)`,
  mealNames: `Breakfast|Lunch|Dinner | Café da manhã|Almoço|Jantar | Desayuno|Comida|Cena
    | Frühstück|Mittagessen|Abendessen | Petit déjeuner|Déjeuner|Dîner`,
  mealRecipes: `Pancakes=veg=2=200 g flour,2 eggs,300 ml milk|Tomato pasta=veg=2=250 g pasta,400 g tomatoes,1 onion|Chicken curry=meat=4=500 g chicken,300 g rice,1 onion,200 ml cream|Vegetable soup=veg=4=300 g carrots,200 g potatoes,1 onion|Spaghetti bolognese=meat=4=400 g pasta,400 g minced beef,400 g tomatoes|Pizza=veg=2=300 g flour,200 g tomatoes,150 g cheese|Porridge=veg=1=60 g oats,200 ml milk,1 banana
    | Panquecas=veg=2=200 g farinha,2 ovos,300 ml leite|Macarrão ao tomate=veg=2=250 g macarrão,400 g tomate,1 cebola|Frango ao curry=meat=4=500 g frango,300 g arroz,1 cebola,200 ml creme|Sopa de legumes=veg=4=300 g cenoura,200 g batata,1 cebola|Pizza=veg=2=300 g farinha,200 g tomate,150 g queijo|Mingau=veg=1=60 g aveia,200 ml leite,1 banana
    | Tortitas=veg=2=200 g harina,2 huevos,300 ml leche|Pasta con tomate=veg=2=250 g pasta,400 g tomate,1 cebolla|Pollo al curry=meat=4=500 g pollo,300 g arroz,1 cebolla,200 ml nata|Sopa de verduras=veg=4=300 g zanahoria,200 g patata,1 cebolla|Pizza=veg=2=300 g harina,200 g tomate,150 g queso|Avena=veg=1=60 g avena,200 ml leche,1 plátano
    | Pfannkuchen=veg=2=200 g Mehl,2 Eier,300 ml Milch|Tomatennudeln=veg=2=250 g Nudeln,400 g Tomaten,1 Zwiebel|Hähnchencurry=meat=4=500 g Hähnchen,300 g Reis,1 Zwiebel,200 ml Sahne|Gemüsesuppe=veg=4=300 g Karotten,200 g Kartoffeln,1 Zwiebel|Pizza=veg=2=300 g Mehl,200 g Tomaten,150 g Käse|Haferbrei=veg=1=60 g Haferflocken,200 ml Milch,1 Banane
    | Crêpes=veg=2=200 g farine,2 œufs,300 ml lait|Pâtes à la tomate=veg=2=250 g pâtes,400 g tomates,1 oignon|Poulet au curry=meat=4=500 g poulet,300 g riz,1 oignon,200 ml crème|Soupe de légumes=veg=4=300 g carottes,200 g pommes de terre,1 oignon|Pizza=veg=2=300 g farine,200 g tomates,150 g fromage|Porridge=veg=1=60 g flocons,200 ml lait,1 banane`,
  stamps: 'Stamps | Carimbos | Sellos | Stempel | Tampons',
  cat: 'Cat | Gato | Gato | Katze | Chat',
  rabbit: 'Rabbit | Coelho | Conejo | Hase | Lapin',
  bear: 'Bear | Urso | Oso | Bär | Ours',
  fish: 'Fish | Peixe | Pez | Fisch | Poisson',
  chick: 'Chick | Pintinho | Pollito | Küken | Poussin',
  butterfly: 'Butterfly | Borboleta | Mariposa | Schmetterling | Papillon',
  clearAll: `Clear the whole drawing? | Apagar o desenho inteiro? | ¿Borrar todo el dibujo?
    | Die ganze Zeichnung löschen? | Effacer tout le dessin ?`,
  decks: 'Decks | Baralhos | Mazos | Stapel | Paquets',
  allDecks: 'All decks | Todos os baralhos | Todos los mazos | Alle Stapel | Tous les paquets',
  deckName: 'Name of the deck | Nome do baralho | Nombre del mazo | Name des Stapels | Nom du paquet',
  newDeck: 'New deck | Novo baralho | Nuevo mazo | Neuer Stapel | Nouveau paquet',
  renameDeck: 'Rename deck | Renomear baralho | Renombrar mazo | Stapel umbenennen | Renommer le paquet',
  dueCount: '{n} due | {n} pendentes | {n} pendientes | {n} fällig | {n} à revoir',
  dueToday: '{n} due today | {n} para hoje | {n} para hoy | {n} heute fällig | {n} à revoir aujourd’hui',
  inDays: '{n} d | {n} d | {n} d | {n} T | {n} j',
  nothingDue: `Nothing is due. You know them all for today! | Nada pendente. Você sabe todos por hoje!
    | Nada pendiente. ¡Por hoy ya las sabes todas! | Nichts fällig. Für heute kannst du alle!
    | Rien à revoir. Vous les savez toutes pour aujourd’hui !`,
  cardSaved: 'Card saved | Cartão salvo | Tarjeta guardada | Karte gespeichert | Carte enregistrée',
  searchCards: 'Search cards | Buscar cartões | Buscar tarjetas | Karten suchen | Chercher des cartes',
  noCards: 'No cards found | Nenhum cartão | Ninguna tarjeta | Keine Karten gefunden | Aucune carte',
  dueNow: 'Due today | Para hoje | Para hoy | Heute fällig | À revoir aujourd’hui',
  learned: 'Learned | Aprendidos | Aprendidas | Gelernt | Apprises',
  firstDecks: 'Basics|Travel | Básico|Viagem | Básico|Viaje | Grundlagen|Reise | Bases|Voyage',
  meanings: `water|cat|book|friend|station|to eat|big|thank you
    | água|gato|livro|amigo|estação|comer|grande|obrigado
    | agua|gato|libro|amigo|estación|comer|grande|gracias
    | Wasser|Katze|Buch|Freund|Bahnhof|essen|groß|danke | eau|chat|livre|ami|gare|manger|grand|merci`,
} as const satisfies WordTable;
