import { understand } from '../../understand/understand.ts';
import type { AppPlan, ThemePlan } from '../app-plan.ts';
import { makePlan } from '../make-plan.ts';

/** An app that tests speak to, as somebody asked for it; the look is fixed, since nobody asked for one. */
function sample(request: string, look: Partial<ThemePlan>): AppPlan {
  const plan = makePlan(understand(request.replaceAll(/\s+/g, ' ')));
  return { ...plan, theme: { ...plan.theme, ...look } };
}

/** A content site: sections, reviews, saved records, contact form. */
export const RECIPE_SITE = sample(
  `Recipe site called "Saffron Table" with the headline "Cook something worth sitting down for". Recipes have a title, a
  picture, a summary, a course (Breakfast, Lunch, Dinner, Dessert), diets, a cooking time in minutes, servings, ingredients
  and a method. Visitors can add, edit, save, like, share and review recipes. Pages: Home, Recipes, Saved, About, Contact.
  Background #fff8e7, buttons #b5471d.`,
  { layout: 'magazine', fonts: 'serif-display', radius: 'medium', density: 'airy', accent: '#5d7a3a' },
);

/** Booking with sign-in, roles, rules, messages and a back office. */
export const CLINIC_BOOKING = sample(
  `Clinic website "Harbour Clinic" with doctors (name, photo, specialty (Cardiology, Dermatology, Paediatrics), consultation
  fee) and opening hours Monday to Friday 8:00 to 18:00. Patients sign in, book an appointment, see my appointments and write
  messages to doctors. The admin sees everything. At most 2 appointments per patient.`,
  { layout: 'topbar', hasModeSwitch: true },
);

/** Management: numbers, charts, tables, a board, reports, settings. */
export const INVENTORY_MANAGER = sample(
  `Inventory manager called "Stockline", prices in euro. Products (name, SKU, category (Tools, Office, Electronics, Cleaning),
  quantity, unit price, supplier, received date, active, data sheet), suppliers (name, contact person, email, website, city)
  and purchase orders (reference, product, amount, total, status (Draft, Ordered, Received), order date, due date). SKU must be
  unique, the quantity is required. Purchase orders on a board by status, with a dashboard, reports and settings. Dark theme.`,
  { layout: 'sidebar', radius: 'small' },
);
