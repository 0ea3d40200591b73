import { like } from './pattern.ts';
import { listed } from './listed.ts';

/**
 * What the books of an office, a club or a workshop hold, for things that have no entry of their own.
 *
 * `fields` as in an entry; the first text names the record. Without titles it goes by the first thing it belongs to.
 * `links`: what it belongs to where such a thing is kept, the surest first; words of five languages.
 */
export interface RecordShape {
  readonly name: RegExp;
  readonly fields: string;
  readonly titles: readonly string[];
  readonly links: readonly RegExp[];
  readonly icon: string;
}

const WHO = like.i`
  ^(?:owner|propietario|proprietário|eigentümer|propriétaire|tenant|resident|customer|client|cliente|kunde|member
  |miembro|sócio|membro|mitglied|membre|student|aluno|alumno|schüler|élève|patient|paciente|guest|family|donor|doador
  |donante|child|kind|enfant|criança|niño|parent|policyholder|borrower|subscriber|participant|agency)`;
const STAFF = like.i`
  ^(?:employee|staff|worker|cleaner|technician|mechanic|mecânico|mecánico|mechaniker|driver|consultant|agent|trainer
  |coach|teacher|doctor|vet|nurse|therapist|stylist|engineer|volunteer|caregiver|instructor|lawyer|advisor)`;
const THING = like.i`
  (?:asset|device|equipment|machine|vehicle|veículo|vehículo|fahrzeug|véhicule|car|van|truck|boat|boote?|bike|bicycle
  |tool|item|key|laptop|instrument|room|apartment|unit|property|building|hive|plant|pump|turbine|elevator|aircraft
  |drone)s?$`;
const STOCKED =
  /(?:product|item|part|material|article|ingredient|medicine|produto|producto|produit|produkt|good|supply)s?$/i;
const ANIMAL = /(?:pet|animal|dog|cat|horse|cow|sheep|hen|goat|pig|bird|hive)s?$/i;

export const RECORD_SHAPES: readonly RecordShape[] = [
  {
    name: like.i`
  ^(?:owner|parent|guardian|donor|tenant|landlord|resident|borrower|propietario|proprietário|eigentümer|locataire
  |propriétaire|policyholder|cleaner|consultant|agent|mechanic|mecânico|family)$`,
    fields: 'Name*; Phone:phone; Email:email; Address; Notes:longText-',
    titles: [],
    links: [],
    icon: 'UserRound',
  },
  {
    name: /^(?:patient|child|pupil|paciente|enfant|criança|niño|kind)$/i,
    fields: 'Name*; Date of birth:date; Phone:phone; Notes:longText-',
    titles: [],
    links: [/^(?:parent|guardian)$/i],
    icon: 'UserRound',
  },
  {
    name: /^(?:candidate|applicant)$/i,
    fields: 'Name*; Email:email; Phone:phone; Stage[Applied|Interview|Offer|Hired|Rejected]; Notes:longText-',
    titles: [],
    links: [/^(?:vacancy|job|position)$/i],
    icon: 'UserRound',
  },
  {
    name: /^interview$/i,
    fields: 'Date*:date; Time:time; Interviewer; Notes:longText-',
    titles: [],
    links: [/^(?:candidate|applicant)$/i, /^(?:vacancy|job)$/i],
    icon: 'MessagesSquare',
  },
  {
    name: /^(?:site|building site|construction site|baustelle|obra|chantier)$/i,
    fields: 'Name*; Address; Start date:date; Notes:longText-',
    titles: listed('Harbour Street 12, Mill Lane, Old Brewery, North Gate, School extension, Riverside 4'),
    links: [/^project$/i],
    icon: 'MapPin',
  },
  {
    name: /(?:vaccination|vaccine|immuni[sz]ation|vacunación|vacina|impfung|vaccin)$/i,
    fields: 'Vaccine*; Given on:date; Due date:date; Batch; Notes:longText-',
    titles: ['Rabies', 'Distemper', 'Parvovirus', 'Leptospirosis', 'Tetanus', 'Influenza'],
    links: [ANIMAL, /^(?:patient|child|student)$/i],
    icon: 'Syringe',
  },
  {
    name: /^(?:fine|penalty|multa|strafe|amende)$/i,
    fields: 'Reason*; Amount:money; Date:date; Paid:flag',
    titles: listed(`
      Returned 6 days late, Returned 2 days late, Lost copy, Damaged cover, Returned 11 days late`),
    links: [WHO, /loan$/i],
    icon: 'Coins',
  },
  {
    name: /(?:^|\s)admission$/i,
    fields: 'Reason*; Admitted on:date; Discharged on:date; Status[Admitted|Discharged]; Notes:longText-',
    titles: ['Pneumonia', 'Hip surgery', 'Observation', 'Broken arm', 'Appendicitis', 'Heart check'],
    links: [/^patient$/i, /bed$/i, /^doctor$/i],
    icon: 'ClipboardPlus',
  },
  {
    name: /(?:^|\s)bed$/i,
    fields: 'Name*; Status[Free|Occupied|Cleaning|Out of service]; Notes:longText-',
    titles: ['Bed 101', 'Bed 102', 'Bed 103', 'Bed 201', 'Bed 202', 'Bed 203'],
    links: [/ward$/i, /room$/i, /department$/i],
    icon: 'BedDouble',
  },
  {
    name: /(?:^|\s)ward$/i,
    fields: 'Name*; Floor:number; Number of beds:number; Notes:longText-',
    titles: ['Cardiology', 'Surgery', 'Paediatrics', 'Maternity', 'Neurology', 'Intensive care'],
    links: [],
    icon: 'Building2',
  },
  {
    name: /^(?:school )?(?:subject|asignatura|disciplina|fach|matière)$/i,
    fields: 'Name*; Code; Weekly hours:number; Notes:longText-',
    titles: ['Mathematics', 'English', 'Biology', 'History', 'Physics', 'Geography'],
    links: [/^teacher$/i],
    icon: 'BookOpen',
  },
  {
    name: /^(?:exam |test )?(?:result|mark|grade|score)$/i,
    fields: 'Exam[Midterm|Final|Test]; Marks:number; Date:date; Comment:longText-',
    titles: [],
    links: [/^(?:student|pupil|aluno|alumno)$/i, /subject$/i, /^course$/i],
    icon: 'GraduationCap',
  },
  {
    name: /^(?:school )?class$/i,
    fields: 'Name*; Room; Notes:longText-',
    titles: ['1A', '1B', '2A', '2B', '3A', '3B'],
    links: [/^teacher$/i],
    icon: 'School',
  },
  {
    name: /^(?:repair order|work order|service order|ordem de serviço|orden de (?:reparación|servicio|trabajo)|reparaturauftrag|ordre de réparation)$/i,
    fields:
      'Work*; Date:date; Status[Open|In progress|Waiting for parts|Done]; Parts:money; Labour:money; Notes:longText-',
    titles: ['Oil change', 'Brake pads', 'Timing belt', 'Clutch', 'Air conditioning', 'Inspection'],
    links: [
      /(?:vehicle|veículo|vehículo|fahrzeug|véhicule|car|bike|machine)$/i,
      /^(?:client|customer|cliente|kunde)$/i,
      STAFF,
    ],
    icon: 'Wrench',
  },
  {
    name: /^(?:product|spare part|part|material|article)$/i,
    fields: 'Name*; SKU!; Category[General|Other]; Stock:number; Minimum stock:number; Unit price:money',
    titles: ['Article 1001', 'Article 1002', 'Article 1003', 'Article 1004', 'Article 1005', 'Article 1006'],
    links: [],
    icon: 'Package',
  },
  {
    name: /^(?:hen|cow|goat|sheep|pig|horse|hive|chicken|duck|rabbit)$/i,
    fields: 'Name*; Born:date; Notes:longText-',
    titles: [],
    links: [],
    icon: 'PawPrint',
  },
  {
    name: /^(?:egg|milking|yield)$/i,
    fields: 'Date*:date; Quantity:number; Notes:longText-',
    titles: [],
    links: [ANIMAL],
    icon: 'Egg',
  },
  {
    name: /^(?:food )?truck$/i,
    fields: 'Name*; Plate; Notes:longText-',
    titles: ['Truck 1', 'Truck 2', 'Truck 3', 'Truck 4', 'Truck 5', 'Truck 6'],
    links: [],
    icon: 'Truck',
  },
  {
    name: /^(?:attendance|attendance entry|présence|presença|asistencia|anwesenheit)$/i,
    fields: 'Date*:date; Status[Present|Late|Absent|Excused]; Note',
    titles: [],
    links: [
      /^(?:student|pupil|child|enfant|aluno|alumno|criança|niño|employee|member|participant)$/i,
      /^class$/i,
    ],
    icon: 'CalendarCheck',
  },
  {
    name: /^(?:check-in|checkin|entry log|visit log)$/i,
    fields: 'Date*:date; Time:time; Note',
    titles: [],
    links: [/^(?:member|guest|child|patient|client|customer|visitor|student)$/i],
    icon: 'ScanLine',
  },
  {
    name: /(?:^|\s)(?:donation|doação|donación|spende)$/i,
    fields: 'Date*:date; Units:number; Notes:longText-',
    titles: [],
    links: [/^(?:donor|doador|donante)$/i],
    icon: 'HeartHandshake',
  },
  {
    name: /^(?:assignment|handover|check-out|checkout|equipment loan|asset assignment)$/i,
    fields: 'Given on*:date; Returned on:date; Notes:longText-',
    titles: [],
    links: [THING, STAFF, WHO],
    icon: 'ArrowLeftRight',
  },
  {
    name: /(?:^|\s)(?:repair|maintenance|service record|reparación|reparo|reparatur|réparation)$/i,
    fields: 'Problem*; Reported on:date; Cost:money; Status[Reported|In repair|Done]; Notes:longText-',
    titles: listed(`
      Does not start, Battery is weak, Strange noise, Loose hinge, Display flickers, Yearly check`),
    links: [THING, STAFF],
    icon: 'Wrench',
  },
  {
    name: /(?:^|\s)(?:damage|defect|fault|schaden|schäden|daño|dano|dégât|incident)$/i,
    fields: 'Description*; Reported on:date; Status[Open|In progress|Done]; Notes:longText-',
    titles: ['Scratch on the side', 'Loose screw', 'Cracked handle', 'Leak', 'Worn seat', 'Missing part'],
    links: [THING, /^room$/i],
    icon: 'TriangleAlert',
  },
  {
    name: /^(?:membership |subscription |pricing )?plan$/i,
    fields: 'Name*; Price:money; Months:number; Notes:longText-',
    titles: ['Monthly', 'Quarterly', 'Yearly'],
    links: [],
    icon: 'BadgePercent',
  },
  {
    name: /^(?:time entry|timesheet|timesheet entry|work log|hour|zeiteintrag)$/i,
    fields: 'Date*:date; Hours:number; Description; Billed:flag',
    titles: [],
    links: [STAFF, /^task$/i, /^project$/i],
    icon: 'Timer',
  },
  {
    name: /(?:^|\s)(?:payment|pago|pagamento|zahlung|paiement)$/i,
    fields: 'Date*:date; Amount*:money; Method[Cash|Card|Bank transfer]; Notes:longText-',
    titles: [],
    links: [WHO, /invoice$/i, /^case$/i, /(?:apartment|unit)$/i],
    icon: 'Wallet',
  },
  {
    name: /(?:^|\s)(?:fee|cuota|quota|mensalidade|beitrag|cotisation|due)(?: mensual| mensal)?$/i,
    fields: 'Month*; Amount*:money; Due date:date; Paid:flag',
    titles: ['January', 'February', 'March', 'April', 'May', 'June'],
    links: [WHO, /(?:apartment|unit)$/i],
    icon: 'Receipt',
  },
  {
    name: /(?:^|\s)(?:complaint|claim|reclamo|reclamação|beschwerde|réclamation)$/i,
    fields: 'Subject*; Date:date; Status[Open|In progress|Resolved]; Description:longText',
    titles: listed(`
      Noise at night, Lift out of order, Leaking tap, Light in the hallway, Parking space, Broken lock`),
    links: [WHO],
    icon: 'MessageSquareWarning',
  },
  {
    name: /(?:^|\s)(?:stock )?movement$/i,
    fields: 'Type[In|Out|Correction]; Quantity*:number; Date*:date; Note',
    titles: [],
    links: [STOCKED],
    icon: 'ArrowLeftRight',
  },
  {
    name: /^(?:trip|ride|journey|fahrt|fahrten|outing|viaje|viagem|trajet)$/i,
    fields: 'Date*:date; Departure:time; Arrival:time; Kilometres:number; Destination',
    titles: [],
    links: [THING, WHO, STAFF],
    icon: 'Route',
  },
  {
    name: /(?:^|\s)(?:policy|insurance policy|póliza|apólice)$/i,
    fields:
      'Policy number*!; Type[Car|Home|Life|Health|Travel]; Premium:money; Renewal date:date; Status[Active|Lapsed]',
    titles: ['POL-20418', 'POL-20433', 'POL-20467', 'POL-20502', 'POL-20519', 'POL-20544'],
    links: [WHO],
    icon: 'ShieldCheck',
  },
  {
    name: /^(?:(?:daily|weekly|monthly) (?:entry|report|record|log|sheet)|sheet)$/i,
    fields: 'Date*:date; Notes:longText-',
    titles: [],
    links: [THING, /(?:branch|store|shop|location|site)$/i],
    icon: 'NotebookPen',
  },
];

/** What known records belong to, beside what their entry says. */
export const ENTRY_LINKS: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/^(?:appointment|visit|consultation|consulta|termin)$/i, [ANIMAL, WHO, STAFF]],
  [/^(?:project|projekt|projeto|proyecto|projet)$/i, [/^(?:client|customer|cliente|kunde)$/i]],
  [/^(?:task|tarefa|tarea|aufgabe|tâche)$/i, [/^project$/i, /^case$/i]],
  [/^(?:invoice|fatura|factura|rechnung|facture)$/i, [/^(?:client|customer|cliente|kunde)$/i, /^project$/i]],
  [
    /^(?:job|work order|repair order|order|ordem de serviço|orden|deal|quote)$/i,
    [/^(?:client|customer|cliente|kunde)$/i, /(?:vehicle|veículo|vehículo|fahrzeug)$/i, STAFF],
  ],
  [/^purchase order$/i, [/^supplier$/i, STOCKED]],
  [/^(?:ticket)$/i, [/^(?:client|customer)$/i, /^agent$/i, STAFF]],
  [/^(?:class|course|lesson)$/i, [/^teacher$/i]],
  [
    /^(?:loan|rental|museum loan|empréstimo|préstamo|ausleihe)$/i,
    [/(?:object|book|toy|game|tool|item)$/i, WHO],
  ],
  [/^(?:enrolment|enrollment|registration)$/i, [/^(?:student|member)$/i, /^(?:course|class)$/i]],
  [/^(?:prescription|treatment|lab result|bill)$/i, [/^patient$/i, ANIMAL, /^doctor$/i]],
  [/^(?:bed)$/i, [/ward$/i]],
  [/(?:^|\s)leave(?: request)?$/i, [/^employee$/i]],
  [/^(?:aufenthalt|stay)e?$/i, [ANIMAL, /^(?:tiere?|guest)$/i]],
  [/^(?:child|student|enfant)$/i, [/^(?:parent|guardian)$/i]],
];
