import { listed } from './listed.ts';
import { oneLine } from './pattern.ts';
import { fieldTypeNamed } from '../plan/app-plan.ts';

/** The last word of a field's name tells its type; what is set in goes on. The first list that holds the word wins. */
const TYPED = `
text: reference_range normal_range quantity_unit unit_of_measure caption
email: email e-mail mail
phone: phone telephone mobile fax phone_number telephone_number mobile_number contact_number cell
url: url website link homepage webpage web_page linkedin github portfolio_link
image: image photo picture avatar logo cover poster thumbnail photograph screenshot icon banner photos images pictures cover_image
file: file attachment resume cv document pdf upload certificate receipt_file files attachments documents
rating: rating stars score_out_of_five star_rating ratings
dateTime: datetime timestamp date_and_time start_time_and_date date/time
date: date deadline birthday birthdate day due_date start_date end_date dob expiry expiration due anniversary check-in check-out checkin checkout arrival departure release_date dates
  deadlines day_of_birth date_of_birth expiry_date published posted joined vencimento vencimiento échéance fälligkeit fin_de_garantie fin_de_garantía
time: time start_time end_time hour slot time_slot opening_time closing_time kickoff timeslot time_in time_out
money: remaining price cost amount salary budget fee total revenue balance income expense wage rent payment value rate deposit price_per_night subtotal tax discount profit spend spending
  fare donation earnings prices costs fees worth pay charge stipend market_value unit_price hourly_rate mileage_cost premium amount_paid spent remaining_budget amount_due amount_saved saved
  outstanding reimbursement commission raised amount_raised
number: ph ec co2 nitrate nitrite ammonia conductivity turbidity salinity moisture pressure lux reorder_level stock_mínimo stock_minimo existencias_mínimas estoque_mínimo stock_minimum
  par_level target_level safety_level maximum_level minimum_quantity quantity_on_hand vat tax_percentage allowance annual_allowance stock_level minimum_level water_level battery_level
  fuel_level minimum_stock tax_rate vat_rate interest_rate conversion_rate growth_rate success_rate exchange_rate quantity count number age year weight height length width distance duration
  minutes hours stock seats capacity servings calories mileage pages points score size area floor bedrooms bathrooms beds level_number reps sets steps temperature humidity pressure wind
  wind_speed rainfall precipitation brightness voltage power consumption energy kwh kw watts decibels ph_value latitude longitude altitude goal_count target_count percentage percent progress
  rank attendance population volume speed units items_count guests people participants experience years views downloads members votes wins losses goals shares number_of_shares rooms doors
  kilometers kilometres miles km kg depth number_of_guests party_size amount_of_people copies quantity_in_stock stock_level units_sold likes followers days weeks nights protein carbs fat
  heart_rate pulse marks grade_points credits gpa
flag: active completed done available featured published_flag paid verified is_active in_stock finished checked favorite_flag public_flag urgent vegetarian vegan plus-one plus_one
  pet_friendly remote_flag availability_flag
longText: description notes note summary bio biography content body instructions details comment comments message method ingredients text about synopsis requirements responsibilities
  abstract review feedback reason line_items invoice_items items_list remarks diagnosis symptoms treatment agenda directions lyrics story explanation observations remark memo plot
  biographical steps_text answer overview history side_effects reorder_note care_instructions highlights itinerary amenities_text paragraph
colour: colour color
choices: checklist tags labels skills amenities interests hobbies allergies languages toppings features genres topics keywords tools technologies diets equipment specialties
choice: month weekday day_of_week status category type priority genre level difficulty state gender size_option department role kind stage condition severity method_option mood class_level
  course_type frequency cuisine plan format brand_type season platform sector industry specialty speciality position_type region breed language membership_type payment_method shift grade
  group category_type classification currency visibility availability stage_name urgency service_type room_type fuel_type fuel transmission size color_option risk_level risk employment_type
  meal_choice choice preference selection
  job_type work_type property_type subject`;

export const FIELD_TYPES = TYPED.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [type, ...words] = row.split(/:?\s+/);
    return [fieldTypeNamed(type), words.join(' ')] as const;
  });

/** What the options of a choice are when the request does not say. */
export const DEFAULT_OPTIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
month: January, February, March, April, May, June, July, August, September, October, November, December
weekday: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday | week: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
status: New, In progress, Done | priority: Low, Medium, High | urgency: Low, Medium, High | severity: Minor, Major, Critical | risk: Low, Medium, High
difficulty: Easy, Medium, Hard | level: Beginner, Intermediate, Advanced | gender: Female, Male, Other | size: Small, Medium, Large
department: Sales, Engineering, Marketing, Support, Finance | role: Member, Editor, Manager | frequency: Daily, Weekly, Monthly
mood: Great, Good, Okay, Low, Bad | condition: New, Like new, Good, Fair | stage: Idea, Planned, Active, Finished | state: Open, In progress, Closed
season: Spring, Summer, Autumn, Winter | cuisine: Italian, Mexican, Indian, Japanese, French, Thai
genre: Drama, Comedy, Fantasy, Thriller, Documentary | type: Standard, Special, Limited | category: General, Popular, New, Classic
plan: Basic, Plus, Premium | membership: Basic, Plus, Premium | currency: USD, EUR, GBP | language: English, Spanish, French, German, Portuguese
format: Online, In person, Hybrid | shift: Morning, Afternoon, Night | fuel: Petrol, Diesel, Hybrid, Electric | transmission: Manual, Automatic
payment: Card, Cash, Bank transfer | region: North, South, East, West | subject: Mathematics, Science, History, Languages, Art | grade: A, B, C, D
availability: Available, Limited, Unavailable | visibility: Public, Private | industry: Technology, Health, Education, Retail, Finance
platform: Web, iOS, Android | sector: Technology, Health, Education, Retail, Finance | employment: Full-time, Part-time, Contract, Internship
job: Full-time, Part-time, Contract, Internship | work: On site, Remote, Hybrid | room: Single, Double, Suite
property: Apartment, House, Studio, Villa | service: Standard, Express, Premium | tags: New, Popular, Recommended, Seasonal
skills: Teamwork, Writing, Design, Planning | amenities: Wi-Fi, Parking, Air conditioning, Breakfast
interests: Music, Travel, Sports, Cooking, Reading | specialty: General, Advanced, Family, Emergency | diets: Vegetarian, Vegan, Gluten-free
allergies: Nuts, Dairy, Gluten, None | equipment: Projector, Whiteboard, Screen, Speakers | topics: Beginners, Practice, Theory, News
features: Popular, New, Limited | method: Card, Cash, Bank transfer | group: Group A, Group B, Group C | technologies: TypeScript, Python, React, SQL
languages: English, Spanish, French, German | species: Dog, Cat, Rabbit, Bird | kind: Standard, Special, Limited`
    .trim()
    .split(/ \| |\n/)
    .map((row) => {
      const [label = '', options = ''] = row.split(': ');
      return [label, listed(options)] as const;
    }),
);

/** Words that name a quality of a thing more often than a thing. */
export const ATTRIBUTE_WORDS = oneLine`
  species choice preference line_items code number plate shelf seats beds deposit from until reason class grade supplier_name dosage address guests people persons copies view kwh month
  instrument front back cuisine_type neighborhood interest contact amount_paid units unit volume slot timeslot name title label price cost amount date time deadline status category type
  priority genre level difficulty rating location city country address description phone email notes quantity size color colour brand author year duration budget salary popularity relevance
  keyword keywords tag tags availability department role age gender weight height distance cuisine ingredient specialty skill skills experience language industry region area neighborhood
  neighbourhood season condition breed rank score name_field alphabet newest oldest date_range price_range preference subject topic mood capacity mileage model make temperature humidity due
  start end amenities difficulty_level stock sku
  barcode serial isbn publisher director artist severity`;
