import { blocksIn } from './blocks.ts';
import { listed } from './listed.ts';
import { like, toPattern } from './pattern.ts';

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
  /** It is right on a site and among neighbours too, where nothing better is known. */
  readonly isAnywhere: boolean;
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

const SHARED: Readonly<Record<string, RegExp>> = { WHO, STAFF, THING, STOCKED, ANIMAL };

const patternsIn = (text: string): readonly RegExp[] =>
  text === '' ? [] : text.split(' ; ').map((one) => SHARED[one] ?? toPattern(one, 'i'));

/** `icon | name`, then `anywhere`; after `= ` the fields, then titles and links where there are any. */
const TEXT = String.raw`
UserRound | ^(?:owner|parent|guardian|donor|tenant|landlord|resident|borrower|propietario|proprietário|eigentümer|locataire|propriétaire|policyholder|cleaner|consultant|agent|mechanic|mecânico|family)$
= Name*; Phone:phone; Email:email; Address; Notes:longText-

UserRound | ^(?:patient|child|pupil|paciente|enfant|criança|niño|kind)$
= Name*; Date of birth:date; Phone:phone; Notes:longText-
links: ^(?:parent|guardian)$

UserRound | ^(?:candidate|applicant)$
= Name*; Email:email; Phone:phone; Stage[Applied|Interview|Offer|Hired|Rejected]; Notes:longText-
links: ^(?:vacancy|job|position)$

MessagesSquare | ^interview$
= Date*:date; Time:time; Interviewer; Notes:longText-
links: ^(?:candidate|applicant)$ ; ^(?:vacancy|job)$

MapPin | ^(?:site|building site|construction site|baustelle|obra|chantier)$
= Name*; Address; Start date:date; Notes:longText-
titles: Harbour Street 12, Mill Lane, Old Brewery, North Gate, School extension, Riverside 4
links: ^project$

Syringe | (?:vaccination|vaccine|immuni[sz]ation|vacunación|vacina|impfung|vaccin)$
= Vaccine*; Given on:date; Due date:date; Batch; Notes:longText-
titles: Rabies, Distemper, Parvovirus, Leptospirosis, Tetanus, Influenza
links: ANIMAL ; ^(?:patient|child|student)$

Coins | ^(?:fine|penalty|multa|strafe|amende)$
= Reason*; Amount:money; Date:date; Paid:flag
titles: Returned 6 days late, Returned 2 days late, Lost copy, Damaged cover, Returned 11 days late
links: WHO ; loan$

ClipboardPlus | (?:^|\s)admission$
= Reason*; Admitted on:date; Discharged on:date; Status[Admitted|Discharged]; Notes:longText-
titles: Pneumonia, Hip surgery, Observation, Broken arm, Appendicitis, Heart check
links: ^patient$ ; bed$ ; ^doctor$

BedDouble | (?:^|\s)bed$
= Name*; Status[Free|Occupied|Cleaning|Out of service]; Notes:longText-
titles: Bed 101, Bed 102, Bed 103, Bed 201, Bed 202, Bed 203
links: ward$ ; room$ ; department$

Building2 | (?:^|\s)ward$
= Name*; Floor:number; Number of beds:number; Notes:longText-
titles: Cardiology, Surgery, Paediatrics, Maternity, Neurology, Intensive care

BookOpen | ^(?:school )?(?:subject|asignatura|disciplina|fach|matière)$
= Name*; Code; Weekly hours:number; Notes:longText-
titles: Mathematics, English, Biology, History, Physics, Geography
links: ^teacher$

GraduationCap | ^(?:exam |test )?(?:result|mark|grade|score)$
= Exam[Midterm|Final|Test]; Marks:number; Date:date; Comment:longText-
links: ^(?:student|pupil|aluno|alumno)$ ; subject$ ; ^course$

School | ^(?:school )?class$
= Name*; Room; Notes:longText-
titles: 1A, 1B, 2A, 2B, 3A, 3B
links: ^teacher$

Wrench | ^(?:repair order|work order|service order|ordem de serviço|orden de (?:reparación|servicio|trabajo)|reparaturauftrag|ordre de réparation)$
= Work*; Date:date; Status[Open|In progress|Waiting for parts|Done]; Parts:money; Labour:money; Notes:longText-
titles: Oil change, Brake pads, Timing belt, Clutch, Air conditioning, Inspection
links: (?:vehicle|veículo|vehículo|fahrzeug|véhicule|car|bike|machine)$ ; ^(?:client|customer|cliente|kunde)$ ; STAFF

Package | ^(?:product|spare part|part|material|article)$
= Name*; SKU!; Category[General|Other]; Stock:number; Minimum stock:number; Unit price:money
titles: Article 1001, Article 1002, Article 1003, Article 1004, Article 1005, Article 1006

PawPrint | ^(?:hen|cow|goat|sheep|pig|horse|hive|chicken|duck|rabbit)$
= Name*; Born:date; Notes:longText-

Egg | ^(?:egg|milking|yield)$
= Date*:date; Quantity:number; Notes:longText-
links: ANIMAL

Truck | ^(?:food )?truck$
= Name*; Plate; Notes:longText-
titles: Truck 1, Truck 2, Truck 3, Truck 4, Truck 5, Truck 6

CalendarCheck | ^(?:attendance|attendance entry|présence|presença|asistencia|anwesenheit)$
= Date*:date; Status[Present|Late|Absent|Excused]; Note
links: ^(?:student|pupil|child|enfant|aluno|alumno|criança|niño|employee|member|participant)$ ; ^class$

ClipboardList | ^(?:enroll?ment|matrícula|inscripción|einschreibung|inscription)$
= Date*:date; Status[Active|Finished|Cancelled]
links: ^(?:student|pupil|aluno|alumno|schüler|élève|member)$ ; ^(?:course|class|curso|kurs|cours)$

ScanLine | ^(?:check-in|checkin|entry log|visit log)$
= Date*:date; Time:time; Note
links: ^(?:member|guest|child|patient|client|customer|visitor|student)$

HeartHandshake | (?:^|\s)(?:donation|doação|donación|spende)$
= Date*:date; Quantity:number; Notes:longText-
links: ^(?:donor|doador|donante)$

ArrowLeftRight | ^(?:assignment|handover|check-out|checkout|equipment loan|asset assignment)$
= Given on*:date; Returned on:date; Notes:longText-
links: THING ; STAFF ; WHO

Wrench | (?:^|\s)(?:repair|maintenance|service record|reparación|reparo|reparatur|réparation)$
= Problem*; Reported on:date; Cost:money; Status[Reported|In repair|Done]; Notes:longText-
titles: Does not start, Battery is weak, Strange noise, Loose hinge, Display flickers, Yearly check
links: THING ; STAFF

TriangleAlert | (?:^|\s)(?:damage|defect|fault|schaden|schäden|daño|dano|dégât|incident)$
= Description*; Reported on:date; Status[Open|In progress|Done]; Notes:longText-
titles: Scratch on the side, Loose screw, Cracked handle, Leak, Worn seat, Missing part
links: THING ; ^room$

BadgePercent | ^(?:membership |subscription |pricing )?plan$
= Name*; Price:money; Months:number; Notes:longText-
titles: Monthly, Quarterly, Yearly

Timer | ^(?:time entry|timesheet|timesheet entry|work log|hour|zeiteintrag)$
= Date*:date; Hours:number; Description; Billed:flag
links: STAFF ; ^task$ ; ^project$

Fuel | ^(?:fuel|fuel (?:log|entry|record|purchase)|refuel(?:l?ing)?|fill-up|abastecimento|repostaje|tankvorgang|tankung|plein)$
= Date*:date; Litres:number; Cost:money; Odometer:number
links: THING ; STAFF

Wallet | (?:^|\s)(?:payment|pago|pagamento|zahlung|paiement)$
= Date*:date; Amount*:money; Method[Cash|Card|Bank transfer]; Notes:longText-
links: WHO ; invoice$ ; ^case$ ; (?:apartment|unit)$

Receipt | (?:^|\s)(?:fee|cuota|quota|mensalidade|beitrag|cotisation|due)(?: mensual| mensal)?$
= Month*; Amount*:money; Due date:date; Paid:flag
titles: January, February, March, April, May, June
links: WHO ; (?:apartment|unit)$

MessageSquareWarning | (?:^|\s)(?:complaint|claim|reclamo|reclamação|beschwerde|réclamation)$
= Subject*; Date:date; Status[Open|In progress|Resolved]; Description:longText
titles: Noise at night, Lift out of order, Leaking tap, Light in the hallway, Parking space, Broken lock
links: WHO

ArrowLeftRight | (?:^|\s)(?:stock )?movement$
= Type[In|Out|Correction]; Quantity*:number; Date*:date; Note
links: STOCKED

Route | ^(?:trip|ride|journey|fahrt|fahrten|outing|viaje|viagem|trajet)$
= Date*:date; Departure:time; Arrival:time; Kilometres:number; Destination
links: THING ; WHO ; STAFF

ShieldCheck | (?:^|\s)(?:policy|insurance policy|póliza|apólice)$
= Policy number*!; Type[Car|Home|Life|Health|Travel]; Premium:money; Renewal date:date; Status[Active|Lapsed]
titles: POL-20418, POL-20433, POL-20467, POL-20502, POL-20519, POL-20544
links: WHO

NotebookPen | ^(?:(?:daily|weekly|monthly) (?:entry|report|record|log|sheet)|sheet)$
= Date*:date; Notes:longText-
links: THING ; (?:branch|store|shop|location|site)$

Wheat | (?:^|\s)(?:harvest|picking|ernte|cosecha|colheita|récolte)$ | anywhere
= Crop*; Date*:date; Quantity:number(kg); Recorded by; Notes:longText-
links: plot$ ; (?:bed|field|tree|hive)$

ClipboardCheck | (?:^|\s)(?:inspection|audit|inspektion|inspección|inspeção)$ | anywhere
= Date*:date; Inspector; Result[Passed|Minor defects|Failed]; Next inspection:date; Notes:longText-
links: THING ; (?:tree|site|playground)$

Gauge | (?:^|\s)(?:reading|measurement|messung|messwert|medición|medição|relevé)$ | anywhere
= Date*:date; Time:time; Value:number; Recorded by; Notes:longText-
links: THING ; (?:sensor|meter|tank)$

Siren | (?:^|\s)(?:call-?out|emergency call|einsatz|intervención|ocorrência)$ | anywhere
= Street*; Date*:date; Time:time; Status[Open|Finished]; Notes:longText-
titles: Elm Street, Mill Lane, Queen Street, Park Lane, Hill Road, Pine Street

TrafficCone | (?:^|\s)(?:pothole|graffiti|street ?light|litter|hazard|obstruction|schlagloch|bache|buraco|nid-de-poule)$|^(?:broken|damaged|fallen|blocked) | anywhere
= Street*; Picture:image; Reported on*:date; Status[Reported|In progress|Done]; Description:longText
titles: Elm Street, Mill Lane, Queen Street, Park Lane, Hill Road, Pine Street

TestTube | (?:^|\s)(?:sample|specimen|swab|probe|muestra|amostra|échantillon)$ | anywhere
= Code*!; Date*:date; Recorded by; Status[Received|In progress|Done]; Notes:longText-
links: ^(?:patient|client|customer)$ ; site$

Building2 | ^(?:(?:fire |police |ambulance |bus |ranger )?station|(?:.* )?(?:depot|branch))$
= Name*; Address; Phone:phone; Notes:longText-

Truck | (?:^|\s)(?:vehicle|ambulance|fire engine|car|van|bus|minibus|truck|lorry|taxi)$ | anywhere
= Name*; Picture:image; Plate; Status[Available|In repair|Out of service]; Next inspection:date; Notes:longText-

Sailboat | (?:^|\s)(?:(?:sail|row|house)?boat|canoe|kayak|dinghy|ferry|ship|yacht)$
= Name*; Picture:image; Seats:number; Status[Available|In repair|Out of service]; Notes:longText-
`;

export const RECORD_SHAPES: readonly RecordShape[] = blocksIn(TEXT).map(
  ({ head: [icon = '', name = '', where = ''], of }) => ({
    icon,
    isAnywhere: where === 'anywhere',
    name: toPattern(name, 'i'),
    fields: of('=')[0] ?? '',
    titles: of('titles').flatMap(listed),
    links: of('links').flatMap(patternsIn),
  }),
);

/** What known records belong to, beside what their entry says: its name, then of what. */
const LINKS = String.raw`
^(?:appointment|visit|consultation|consulta|termin)$ ; ANIMAL ; WHO ; STAFF
^(?:project|projekt|projeto|proyecto|projet)$ ; ^(?:client|customer|cliente|kunde)$
^(?:task|tarefa|tarea|aufgabe|tâche)$ ; ^project$ ; ^case$
^(?:invoice|fatura|factura|rechnung|facture)$ ; ^(?:client|customer|cliente|kunde)$ ; ^project$
^(?:job|work order|repair order|order|ordem de serviço|orden|deal|quote)$ ; ^(?:client|customer|cliente|kunde)$ ; (?:vehicle|veículo|vehículo|fahrzeug)$ ; STAFF
^purchase order$ ; ^supplier$ ; STOCKED
^(?:ticket)$ ; ^(?:client|customer)$ ; ^agent$ ; STAFF
^(?:class|course|lesson)$ ; ^teacher$
^(?:loan|rental|museum loan|empréstimo|préstamo|ausleihe)$ ; (?:object|book|toy|game|tool|item)$ ; WHO
^(?:enrolment|enrollment|registration)$ ; ^(?:student|member)$ ; ^(?:course|class)$
^(?:prescription|treatment|lab result|bill)$ ; ^patient$ ; ANIMAL ; ^doctor$
^(?:bed)$ ; ward$
(?:^|\s)leave(?: request)?$ ; ^employee$
^(?:aufenthalt|stay)e?$ ; ANIMAL ; ^(?:tiere?|guest)$
^(?:child|student|enfant)$ ; ^(?:parent|guardian)$
`;

export const ENTRY_LINKS: readonly (readonly [RegExp, readonly RegExp[]])[] = LINKS.trim()
  .split('\n')
  .map((line) => {
    const [name, ...links] = patternsIn(line);
    return [name ?? /^$/, links];
  });
