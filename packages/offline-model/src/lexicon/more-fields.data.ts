import { oneLine } from './pattern.ts';
import type { FieldType } from '../plan/app-plan.ts';

/** Fields of trades and hobbies that have no entry of their own; looked at after the common ones. */
export const MORE_FIELD_TYPES: readonly (readonly [FieldType, string])[] = [
  [
    'number',
    oneLine`
  output power_output consumption production throughput elevation height altitude depth length width thickness diameter circumference area volume mass weight speed velocity power voltage
  wattage horsepower range population occupancy passengers seats rows floors bedrooms bathrooms laps rounds wins losses draws goals assists magnitude latitude longitude radius ph ec reps
  sets protein carbs fat sugar sodium fiber fibre abv ibu gravity yield mileage humidity temperature pressure rainfall snowfall word_count page_count head_count crew_size frame_size
  shutter_speed iso tonnage draught wingspan lifespan litres liters gallons kilos grams kilometres kilometers miles minutes hours_worked years_of_experience energy energy_used
  energy_produced cpu ram
  systolic diastolic pulse heart_rate odometer steps kcal intensity latency kwh`,
  ],
  ['money', 'cash takings turnover sales_card card_sales cash_sales labour labor payout insurance_value'],
  ['number', 'hectare hectares kg kilometer kilometre quilómetros quilometragem'],
  ['time', 'abfahrt bedtime wake-up wake-up_time wake_time'],
  [
    'date',
    oneLine`
  hatched planted sowed sown harvested launched built restored discovered opened closed borrowed_on returned_on date_out date_in due_back taken_on back_on checked_out_on handed_out handed_back
  pick-up_date return_date last_seen last_service next_service vaccination_date`,
  ],
];

/** By the whole name of the field or its last words. */
export const MORE_OPTIONS: Readonly<Record<string, string>> = {
  'alert level': 'Green|Yellow|Orange|Red',
  'warning level': 'Green|Yellow|Orange|Red',
  'risk level': 'Low|Medium|High',
  'danger level': 'Low|Moderate|Considerable|High',
  'threat level': 'Low|Guarded|Elevated|High',
  'noise level': 'Quiet|Moderate|Loud',
  'stress level': 'Low|Medium|High',
  'energy level': 'Low|Medium|High',
  'activity level': 'Low|Moderate|High',
  'spice level': 'Mild|Medium|Hot|Very hot',
  'access level': 'Viewer|Editor|Admin',
  'security level': 'Public|Internal|Confidential',
  'water level status': 'Low|Normal|High',
  'blood type': 'A+|A-|B+|B-|AB+|AB-|O+|O-',
  'blood group': 'A+|A-|B+|B-|AB+|AB-|O+|O-',
  't-shirt size': 'XS|S|M|L|XL',
  'days of the week': 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  'skin type': 'Dry|Normal|Oily|Combination|Sensitive',
  'soil type': 'Loam|Sand|Clay|Peat',
  'vehicle type': 'Car|Van|Truck|Motorcycle|Bicycle',
  'ticket type': 'Adult|Child|Student|Senior|Family',
  'event type': 'Concert|Workshop|Talk|Meeting|Party',
  'waste type': 'Paper|Glass|Plastic|Metal|Organic|Residual',
  'visit type': 'First visit|Follow-up|Check-up|Emergency',
  'treatment type': 'Consultation|Treatment|Surgery|Check-up',
  'property type': 'Apartment|House|Studio|Villa|Land',
  'rsvp status': 'Yes|No|No answer yet',
  'attendance status': 'Yes|No|No answer yet',
  'meal choice': 'Meat|Fish|Vegetarian|Vegan',
  'meal preference': 'Meat|Fish|Vegetarian|Vegan',
  'menu choice': 'Meat|Fish|Vegetarian|Vegan',
  'dinner choice': 'Meat|Fish|Vegetarian|Vegan',
  'payment status': 'Pending|Paid|Overdue|Refunded',
  'order status': 'New|Paid|Shipped|Delivered',
  'delivery status': 'Packed|On the way|Delivered',
  'loan status': 'Available|On loan|Overdue',
  'rental status': 'Available|Rented|In repair',
  'booking status': 'Requested|Confirmed|Cancelled',
  'repair status': 'Received|In repair|Ready|Collected',
  'marital status': 'Single|Married|Divorced|Widowed',
  'age group': 'Children|Teenagers|Adults|Seniors',
  'time of day': 'Morning|Afternoon|Evening|Night',
  'wind direction': 'N|NE|E|SE|S|SW|W|NW',
  'moon phase': 'New moon|First quarter|Full moon|Last quarter',
  'power source': 'Battery|Mains|Petrol|Manual',
  'cabin class': 'Economy|Premium|Business|First',
  'licence class': 'A|B|C|D',
  'license class': 'A|B|C|D',
  weather: 'Sunny|Cloudy|Rainy|Windy|Snowy',
  tide: 'Low|Rising|High|Falling',
  voice: 'Soprano|Alto|Tenor|Bass',
  belt: 'White|Yellow|Orange|Green|Blue|Brown|Black',
  surface: 'Grass|Clay|Hard court|Indoor',
  roast: 'Light|Medium|Dark',
  direction: 'Outbound|Return',
  instrumentation: 'Full orchestra|Strings|Winds|Brass|Chamber ensemble|Choir',
  terrain: 'Flat|Hilly|Mountain|Coast',
  habitat: 'Forest|Meadow|Wetland|Coast|Mountain|City',
  rsvp: 'Yes|No|No answer yet',
  attending: 'Yes|No|No answer yet',
  sex: 'Female|Male|Unknown',
};
