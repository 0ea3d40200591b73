import { entriesIn } from '../entry.ts';

export const HEALTH = entriesIn(`
doctor | Doctor | Doctors | Stethoscope | person
doctor, physician, dentist, specialist, therapist, psychologist, counselor, counsellor, practitioner, ~nurse, surgeon, ~vet, ~veterinarian, healthcare provider, medical staff, expert
= Name*; Photo:image; Specialty*[Cardiology|Dermatology|Paediatrics|General practice|Orthopaedics]; Consultation fee:money; Experience:number(years); Rating:rating; Email:email-; About:longText-
Dr. Maria Lopes | doctor woman | Cardiology | 120 | 20 | 5 | lopes@example.com | Heart specialist who explains every result.
Dr. Erik Holm | doctor man | Dermatology | 95 | 11 | 4 | holm@example.com | Skin checks, allergies and minor surgery.
Dr. Aisha Rahman | doctor woman | Paediatrics | 80 | 14 | 5 | rahman@example.com | Calm with nervous children.
Dr. Peter Novak | doctor man | General practice | 60 | 25 | 4 | novak@example.com | Family doctor for all ages.
Dr. Chloe Martin | doctor woman | Dermatology | 90 | 7 | 4 | martin@example.com | Acne, eczema and sensitive skin.
Dr. Samuel Osei | doctor man | Cardiology | 130 | 18 | 5 | osei@example.com | Rhythm disorders and prevention.
Dr. Ingrid Vogel | doctor woman | Orthopaedics | 110 | 16 | 4 | vogel@example.com | Knees, hips and sports injuries.
Dr. Kenji Mori | doctor man | General practice | 65 | 9 | 4 | mori@example.com | Check-ups, travel advice, vaccinations.

patient | Patient | Patients | HeartPulse | person
patient, medical record, patient record, health record, medical history, patient information
= Name*; Date of birth:date; Gender[Female|Male|Other]; Phone:phone; Email:email-; Blood type[A+|A-|B+|B-|AB+|AB-|O+|O-]; Condition; Last visit:date; Notes:longText-
Ana Costa | D-14200 | Female | +1 555 0131 | ana@example.com | A+ | Hypertension | D-6 | Blood pressure checked monthly.
Noah Fischer | D-9800 | Male | +1 555 0132 | noah@example.com | O+ | Eczema | D-12 | New cream since spring.
Emma Brown | D-3100 | Female | +1 555 0133 | emma@example.com | B+ | Asthma | D-20 | Carries an inhaler.
Lucas Moreau | D-16500 | Male | +1 555 0134 | lucas@example.com | A- | Diabetes type 2 | D-3 | Diet plan agreed.
Sofia Rossi | D-22100 | Female | +1 555 0135 | sofia@example.com | AB+ | Arthritis | D-31 | Physiotherapy twice a week.
Liam Walsh | D-7600 | Male | +1 555 0136 | liam@example.com | O- | Sprained ankle | D-2 | Crutches for ten days.
Mei Tanaka | D-12800 | Female | +1 555 0137 | mei@example.com | B- | Migraine | D-15 | Keeps a headache diary.
Omar Aziz | D-18900 | Male | +1 555 0138 | omar@example.com | A+ | Back pain | D-9 | Exercises at home.

appointment | Appointment | Appointments | CalendarDays | record
appointment, consultation, visit, checkup, check-up, session booking, doctor appointment
= Name*; With->doctor; Date*:date; Time*:time; Phone:phone-; Email:email-; Reason:longText-; Status[Requested|Confirmed|Cancelled]
Ana Costa | 1 | D+3 | 10:30 | +1 555 0101 | ana@example.com | Yearly check | Confirmed
Noah Fischer | 2 | D+1 | 09:00 | +1 555 0102 | noah@example.com | Rash on the arm | Requested
Emma Brown | 3 | D+1 | 11:00 | +1 555 0103 | emma@example.com | Vaccination | Confirmed
Lucas Moreau | 4 | D+2 | 14:00 | +1 555 0104 | lucas@example.com | Persistent cough | Requested
Sofia Rossi | 1 | D+5 | 15:30 | +1 555 0105 | sofia@example.com | Follow-up | Confirmed
Liam Walsh | 6 | D-4 | 09:30 | +1 555 0106 | liam@example.com | ECG | Cancelled

medication | Medication | Medications | Pill | record
medication, medicine, drug, prescription, pill, pharmacy product, supplement, vitamin, dose, ~vaccine, ~vaccination
= Name*; Dosage*; Frequency*[Once a day|Twice a day|Three times a day|When needed]; Time:time; Start date:date; End date:date; Taken today:flag; Notes:longText-
Lisinopril | 10 mg | Once a day | 08:00 | D-60 | D+120 | yes | With a glass of water
Metformin | 500 mg | Twice a day | 08:00 | D-200 | D+165 | yes | With food
Amoxicillin | 250 mg | Three times a day | 07:00 | D-3 | D+4 | no | Finish the course
Ibuprofen | 400 mg | When needed | 12:00 | D-10 | D+20 | no | Not on an empty stomach
Vitamin D | 1000 IU | Once a day | 09:00 | D-90 | D+275 | yes |
Cetirizine | 10 mg | Once a day | 21:00 | D-14 | D+46 | no | For hay fever

healthReading | Reading | Health log | Activity | record
health metric, blood pressure, heart rate, symptom, vital sign, sleep log, sleep, weight log, health data,
mood entry, mood log, health log, wellness log, blood sugar, glucose reading, ~water intake, ~period
= Entry*; Date*:date; Type*[Weight|Blood pressure|Heart rate|Sleep|Mood]; Value:number; Notes:longText
Morning weight | D-6 | Weight | 72.4 | Before breakfast
Evening blood pressure | D-5 | Blood pressure | 124 | Calm evening
Resting heart rate | D-4 | Heart rate | 61 | After waking up
Night's sleep | D-3 | Sleep | 7.5 | Woke once
Mood after work | D-2 | Mood | 4 | Long walk helped
Morning weight | D-1 | Weight | 72.1 |
Resting heart rate | D-1 | Heart rate | 59 | Best this month
Night's sleep | D+0 | Sleep | 8 | No alarm

workout | Workout | Workouts | Dumbbell | record
workout, exercise, training session, workout plan, workout log, fitness activity, ~run, training plan, fitness plan, exercise log, training, workout routine, routine, fitness goal
= Name*; Type*[Strength|Cardio|Mobility|HIIT]; Duration*:number(min); Calories:number(kcal); Date*:date; Level[Beginner|Intermediate|Advanced]; Notes:longText-
Morning run | Cardio | 35 | 340 | D-1 | Intermediate | Easy pace along the river
Push day | Strength | 55 | 410 | D-2 | Advanced | Bench, overhead press, dips
Yoga flow | Mobility | 40 | 160 | D-3 | Beginner | Hips and shoulders
Interval circuit | HIIT | 25 | 330 | D-4 | Advanced | Eight rounds
Leg day | Strength | 60 | 470 | D-6 | Intermediate | Squats up 5 kg
Evening ride | Cardio | 70 | 590 | D-7 | Intermediate | Headwind home
Core basics | Mobility | 20 | 110 | D-9 | Beginner |
Hill sprints | HIIT | 30 | 380 | D-11 | Advanced | Ten times the hill

fitnessClass | Class | Classes | Dumbbell | event
fitness class, gym class, yoga class, class, class schedule, ~dance class, group class, ~pilates class,
~martial arts class, ~training course, ~workshop, lesson slot, training schedule, class timetable
= Name*; Picture:image; Level*[All levels|Beginner|Intermediate|Advanced]; Coach; Day*[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday]; Time*:time; Places:number; Price:money;
= Description:longText-
Sunrise yoga | yoga | All levels | Leila Haddad | Monday | 07:00 | 16 | 14 | Wake up gently with breath and movement.
Strength basics | weights | Beginner | Marcus Reid | Monday | 18:00 | 12 | 16 | Learn to lift well.
Spin 45 | cycling | Intermediate | Jo Carver | Tuesday | 18:30 | 20 | 15 | Loud music, steady legs.
Reformer pilates | pilates | All levels | Ines Duarte | Wednesday | 12:15 | 10 | 18 | Control, posture, core.
Boxing circuit | boxing | Advanced | Tariq Bell | Thursday | 19:00 | 14 | 17 | Rounds on the bags, then the floor.
Stretch and restore | stretching | Beginner | Leila Haddad | Friday | 17:30 | 16 | 12 | The slow end of a long week.
HIIT express | fitness | Intermediate | Marcus Reid | Saturday | 09:00 | 18 | 14 | Thirty minutes, no excuses.
Family dance | dance | All levels | Sara Lund | Saturday | 11:00 | 20 | 10 | Bring the children.

trainer | Coach | Coaches | UserCheck | person
trainer, coach, instructor, personal trainer, tour guide, mentor, yoga teacher
= Name*; Photo:image; Speciality*[Strength|Yoga|Cardio|Boxing|Nutrition]; Experience:number(years); Hourly rate:money; Rating:rating; About:longText-
Marcus Reid | man coach | Strength | 9 | 45 | 5 | Former rower who teaches patience under the bar.
Leila Haddad | woman yoga | Yoga | 12 | 40 | 5 | Vinyasa and restorative practice.
Jo Carver | woman cycling | Cardio | 6 | 35 | 4 | Endurance for people who hate running.
Tariq Bell | man boxing | Boxing | 15 | 50 | 5 | Amateur champion, patient teacher.
Ines Duarte | woman pilates | Nutrition | 8 | 42 | 4 | Eats well, teaches it simply.
Owen Pike | man runner | Cardio | 4 | 30 | 4 | From couch to ten kilometres.

member | Member | Members | Users | person
member, gym member, club member, band member, clan member, subscriber, participant, attendee, contact person, community member, ~alumni, ~friend, volunteer profile, ~resident
= Name*; Photo:image; Email*:email; Phone:phone-; Plan*[Basic|Plus|Premium]; Joined:date; Status[Active|Paused|Expired]; Notes:longText-
Hannah Berg | woman | hannah@example.com | +1 555 0141 | Plus | D-420 | Active | Prefers mornings
Victor Almeida | man | victor@example.com | +1 555 0142 | Basic | D-95 | Active |
Grace Kim | woman | grace@example.com | +1 555 0143 | Premium | D-730 | Active | Founding member
Tomas Dvorak | man | tomas@example.com | +1 555 0144 | Basic | D-30 | Paused | Back in spring
Fatima Zahra | woman | fatima@example.com | +1 555 0145 | Plus | D-210 | Active |
Ben Carter | man | ben@example.com | +1 555 0146 | Premium | D-380 | Expired | Asked for an invoice
Elena Petrova | woman | elena@example.com | +1 555 0147 | Basic | D-12 | Active | New this month
Joao Pereira | man | joao@example.com | +1 555 0148 | Plus | D-160 | Active |`);
