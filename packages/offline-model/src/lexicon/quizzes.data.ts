import type { Language } from '../plan/app-plan.ts';

type Question = readonly [text: string, options: readonly string[], answer: number, why: string];
export interface QuizTopic {
  readonly words: readonly string[];
  readonly questions: readonly Question[];
}

export const QUIZZES: Readonly<Record<Language, readonly QuizTopic[]>> = {
  en: [
    {
      words: ['general', 'trivia'],
      questions: [
        [
          'Which planet is known as the Red Planet?',
          ['Venus', 'Mars', 'Jupiter', 'Mercury'],
          1,
          'Iron oxide colours its surface.',
        ],
        [
          'How many sides does a hexagon have?',
          ['Five', 'Six', 'Seven', 'Eight'],
          1,
          'Hexa is Greek for six.',
        ],
        [
          'Which ocean is the largest?',
          ['Atlantic', 'Indian', 'Pacific', 'Arctic'],
          2,
          'It covers about a third of the Earth.',
        ],
        [
          'What do bees collect from flowers?',
          ['Water', 'Nectar', 'Sap', 'Seeds'],
          1,
          'They turn it into honey.',
        ],
        [
          'Who painted the Mona Lisa?',
          ['Michelangelo', 'Raphael', 'Leonardo da Vinci', 'Titian'],
          2,
          'He worked on it from about 1503.',
        ],
        [
          'What is the boiling point of water at sea level?',
          ['90 °C', '100 °C', '110 °C', '120 °C'],
          1,
          'It falls with altitude.',
        ],
        [
          'How many continents are there?',
          ['Five', 'Six', 'Seven', 'Eight'],
          2,
          'In the model most schools teach.',
        ],
        [
          'Which metal is liquid at room temperature?',
          ['Mercury', 'Tin', 'Lead', 'Zinc'],
          0,
          'It melts at −39 °C.',
        ],
        [
          'Which language has the most native speakers?',
          ['English', 'Spanish', 'Mandarin', 'Hindi'],
          2,
          'More than 900 million people.',
        ],
        [
          'What is the largest mammal?',
          ['Elephant', 'Blue whale', 'Giraffe', 'Hippopotamus'],
          1,
          'Up to thirty metres long.',
        ],
      ],
    },
    {
      words: ['geography', 'capital', 'countr', 'flag'],
      questions: [
        [
          'What is the capital of Australia?',
          ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
          2,
          'Chosen as a compromise in 1908.',
        ],
        [
          'Which river flows through Cairo?',
          ['Congo', 'Nile', 'Niger', 'Jordan'],
          1,
          'It runs north to the Mediterranean.',
        ],
        [
          'Which country has the most people?',
          ['India', 'China', 'United States', 'Indonesia'],
          0,
          'It passed China in 2023.',
        ],
        [
          'What is the highest mountain on Earth?',
          ['K2', 'Kilimanjaro', 'Mount Everest', 'Denali'],
          2,
          '8,849 metres.',
        ],
        [
          'Which city lies on two continents?',
          ['Athens', 'Istanbul', 'Moscow', 'Cairo'],
          1,
          'Europe and Asia.',
        ],
        [
          'What is the capital of Canada?',
          ['Toronto', 'Ottawa', 'Vancouver', 'Montreal'],
          1,
          'On the Ottawa River.',
        ],
      ],
    },
    {
      words: ['science', 'physics', 'chemistry', 'biology', 'space', 'astronomy'],
      questions: [
        ['What is the chemical symbol for gold?', ['Go', 'Gd', 'Au', 'Ag'], 2, 'From the Latin aurum.'],
        [
          'What force keeps us on the ground?',
          ['Magnetism', 'Gravity', 'Friction', 'Inertia'],
          1,
          'Mass attracts mass.',
        ],
        [
          'Which gas do plants take in?',
          ['Oxygen', 'Nitrogen', 'Carbon dioxide', 'Helium'],
          2,
          'For photosynthesis.',
        ],
        [
          'How many bones has an adult human?',
          ['186', '206', '226', '246'],
          1,
          'Babies have more; some grow together.',
        ],
        [
          'What is the closest star to Earth?',
          ['Sirius', 'Proxima Centauri', 'The Sun', 'Vega'],
          2,
          'Eight light minutes away.',
        ],
        [
          'What is the centre of an atom called?',
          ['Nucleus', 'Electron', 'Shell', 'Core'],
          0,
          'It holds protons and neutrons.',
        ],
      ],
    },
    {
      words: ['history', 'war', 'ancient', 'empire', 'medieval', 'roman', 'revolution', 'century', 'king'],
      questions: [
        [
          'In which year did the Berlin Wall fall?',
          ['1987', '1989', '1991', '1993'],
          1,
          'On the ninth of November.',
        ],
        [
          'Who was the first person on the Moon?',
          ['Yuri Gagarin', 'Buzz Aldrin', 'Neil Armstrong', 'Alan Shepard'],
          2,
          'In July 1969.',
        ],
        [
          'Which empire built Machu Picchu?',
          ['Aztec', 'Maya', 'Inca', 'Olmec'],
          2,
          'In the fifteenth century.',
        ],
        [
          'Who invented the printing press with movable type in Europe?',
          ['Gutenberg', 'Galileo', 'Newton', 'Watt'],
          0,
          'Around 1450 in Mainz.',
        ],
        ['Where did the Renaissance begin?', ['France', 'Italy', 'Spain', 'England'], 1, 'In Florence.'],
      ],
    },
    {
      words: ['javascript', 'programming', 'coding', 'html', 'css', 'web dev', 'python', 'computer'],
      questions: [
        [
          'Which HTML element holds the main heading?',
          ['<head>', '<h1>', '<header>', '<title>'],
          1,
          'One for each page is best.',
        ],
        [
          'What does CSS style?',
          ['Data', 'Servers', 'How pages look', 'Databases'],
          2,
          'Cascading Style Sheets.',
        ],
        [
          'Which keyword declares a constant in JavaScript?',
          ['let', 'var', 'const', 'def'],
          2,
          'It cannot be assigned again.',
        ],
        [
          'What does an array’s length tell?',
          ['Its memory', 'How many items it holds', 'Its type', 'Its name'],
          1,
          'It counts from one, indexes from zero.',
        ],
        [
          'Which of these is a version control system?',
          ['Git', 'Node', 'Bash', 'Sass'],
          0,
          'Made by Linus Torvalds in 2005.',
        ],
      ],
    },
    {
      words: ['math', 'arithmetic', 'algebra', 'number'],
      questions: [
        ['What is 7 × 8?', ['54', '56', '58', '64'], 1, 'Five, six, seven, eight: 56 = 7 × 8.'],
        ['What is the square root of 81?', ['7', '8', '9', '10'], 2, '9 × 9 = 81.'],
        ['How many degrees has a right angle?', ['45', '60', '90', '180'], 2, 'A quarter of a circle.'],
        ['What is 15 % of 200?', ['15', '20', '30', '45'], 2, 'Ten per cent is 20, five is 10.'],
        ['Which number is prime?', ['21', '27', '29', '33'], 2, 'Only 1 and 29 divide it.'],
      ],
    },
    {
      words: ['movie', 'film', 'music', 'pop culture', 'tv'],
      questions: [
        [
          'How many strings has a standard guitar?',
          ['Four', 'Five', 'Six', 'Eight'],
          2,
          'From low E to high E.',
        ],
        [
          'Which instrument has black and white keys?',
          ['Violin', 'Piano', 'Trumpet', 'Drum'],
          1,
          'Eighty-eight of them.',
        ],
        [
          'What is a film without sound called?',
          ['Silent film', 'Short film', 'Noir', 'Mute film'],
          0,
          'Common until the late 1920s.',
        ],
        [
          'Who composed the Ninth Symphony with the Ode to Joy?',
          ['Mozart', 'Bach', 'Beethoven', 'Brahms'],
          2,
          'He was deaf by then.',
        ],
        [
          'What does a director of photography look after?',
          ['Music', 'Light and camera', 'Costumes', 'Tickets'],
          1,
          'Also called cinematographer.',
        ],
      ],
    },
    {
      words: ['food', 'cooking', 'health', 'nutrition'],
      questions: [
        ['Which vitamin do we make in sunlight?', ['A', 'B12', 'C', 'D'], 3, 'The skin makes it.'],
        [
          'What is hummus mainly made of?',
          ['Lentils', 'Chickpeas', 'Beans', 'Peas'],
          1,
          'With tahini and lemon.',
        ],
        [
          'Which spice comes from a crocus?',
          ['Paprika', 'Turmeric', 'Saffron', 'Cumin'],
          2,
          'Picked by hand.',
        ],
        ['What makes bread rise?', ['Salt', 'Yeast', 'Water', 'Oil'], 1, 'It makes carbon dioxide.'],
        [
          'Which fruit has its seeds on the outside?',
          ['Kiwi', 'Strawberry', 'Fig', 'Melon'],
          1,
          'About two hundred of them.',
        ],
      ],
    },
    {
      words: ['animal', 'nature', 'bird'],
      questions: [
        ['Which bird cannot fly?', ['Swan', 'Penguin', 'Owl', 'Crane'], 1, 'It swims instead.'],
        ['How many legs has a spider?', ['Six', 'Eight', 'Ten', 'Twelve'], 1, 'Insects have six.'],
        ['What is a group of wolves called?', ['Herd', 'Pack', 'School', 'Flock'], 1, 'Led by the parents.'],
        ['Which animal sleeps standing up?', ['Horse', 'Dog', 'Bear', 'Fox'], 0, 'It locks its joints.'],
        ['What do caterpillars turn into?', ['Beetles', 'Butterflies', 'Bees', 'Ants'], 1, 'Or moths.'],
      ],
    },
  ],
  pt: [
    {
      words: ['geral'],
      questions: [
        [
          'Qual é a capital do Brasil?',
          ['Rio de Janeiro', 'São Paulo', 'Brasília', 'Salvador'],
          2,
          'Desde 1960.',
        ],
        ['Quantos lados tem um hexágono?', ['Cinco', 'Seis', 'Sete', 'Oito'], 1, 'Hexa significa seis.'],
        [
          'Qual planeta é o Planeta Vermelho?',
          ['Vênus', 'Marte', 'Júpiter', 'Mercúrio'],
          1,
          'Por causa do óxido de ferro.',
        ],
        [
          'Qual é o maior oceano?',
          ['Atlântico', 'Índico', 'Pacífico', 'Ártico'],
          2,
          'Cobre um terço da Terra.',
        ],
        [
          'Quem pintou a Mona Lisa?',
          ['Michelangelo', 'Rafael', 'Leonardo da Vinci', 'Picasso'],
          2,
          'A partir de 1503.',
        ],
        ['Quanto é 7 × 8?', ['54', '56', '58', '64'], 1, '56 = 7 × 8.'],
      ],
    },
  ],
  es: [
    {
      words: ['general'],
      questions: [
        [
          '¿Cuál es la capital de Australia?',
          ['Sídney', 'Melbourne', 'Canberra', 'Perth'],
          2,
          'Elegida en 1908.',
        ],
        ['¿Cuántos lados tiene un hexágono?', ['Cinco', 'Seis', 'Siete', 'Ocho'], 1, 'Hexa significa seis.'],
        [
          '¿Qué planeta es el Planeta Rojo?',
          ['Venus', 'Marte', 'Júpiter', 'Mercurio'],
          1,
          'Por el óxido de hierro.',
        ],
        [
          '¿Cuál es el océano más grande?',
          ['Atlántico', 'Índico', 'Pacífico', 'Ártico'],
          2,
          'Cubre un tercio de la Tierra.',
        ],
        [
          '¿Quién pintó la Mona Lisa?',
          ['Miguel Ángel', 'Rafael', 'Leonardo da Vinci', 'Goya'],
          2,
          'Desde 1503.',
        ],
        ['¿Cuánto es 7 × 8?', ['54', '56', '58', '64'], 1, '56 = 7 × 8.'],
      ],
    },
  ],
  de: [
    {
      words: ['allgemein'],
      questions: [
        [
          'Was ist die Hauptstadt von Australien?',
          ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
          2,
          '1908 als Kompromiss gewählt.',
        ],
        ['Wie viele Ecken hat ein Sechseck?', ['Fünf', 'Sechs', 'Sieben', 'Acht'], 1, 'Der Name sagt es.'],
        [
          'Welcher Planet heißt der Rote Planet?',
          ['Venus', 'Mars', 'Jupiter', 'Merkur'],
          1,
          'Wegen des Eisenoxids.',
        ],
        [
          'Welcher Ozean ist der größte?',
          ['Atlantik', 'Indischer Ozean', 'Pazifik', 'Arktischer Ozean'],
          2,
          'Er bedeckt ein Drittel der Erde.',
        ],
        [
          'Wer malte die Mona Lisa?',
          ['Michelangelo', 'Raffael', 'Leonardo da Vinci', 'Dürer'],
          2,
          'Ab 1503.',
        ],
        ['Was ist 7 × 8?', ['54', '56', '58', '64'], 1, '56 = 7 × 8.'],
      ],
    },
  ],
  fr: [
    {
      words: ['général'],
      questions: [
        [
          'Quelle est la capitale de l’Australie ?',
          ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
          2,
          'Choisie en 1908.',
        ],
        ['Combien de côtés a un hexagone ?', ['Cinq', 'Six', 'Sept', 'Huit'], 1, 'Hexa veut dire six.'],
        [
          'Quelle planète est la planète rouge ?',
          ['Vénus', 'Mars', 'Jupiter', 'Mercure'],
          1,
          'À cause de l’oxyde de fer.',
        ],
        [
          'Quel est le plus grand océan ?',
          ['Atlantique', 'Indien', 'Pacifique', 'Arctique'],
          2,
          'Un tiers de la Terre.',
        ],
        [
          'Qui a peint la Joconde ?',
          ['Michel-Ange', 'Raphaël', 'Léonard de Vinci', 'Monet'],
          2,
          'À partir de 1503.',
        ],
        ['Combien font 7 × 8 ?', ['54', '56', '58', '64'], 1, '56 = 7 × 8.'],
      ],
    },
  ],
};
