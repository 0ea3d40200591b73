import { listed } from './listed.ts';

/** Who uses an app. A role of its own only where it can do what others cannot. */
export const ORDINARY_USERS: ReadonlySet<string> = new Set(
  listed(`
  user, couple, couples, families, family, households, roommates, flatmates, bandmates, colleagues,
  classmates, teammates, friends, users, visitor, visitors, people, everyone, anyone, person, they, we,
  customer, customers, guest, guests, site, website, app, platform, system, page, application, it, client,
  clients, member, members, one, individuals, audience, readers, public, homepage, dashboard, tool, portal,
  game, form, interface, others, neighbours, neighbors`),
);

export const ADMIN_WORDS: ReadonlySet<string> = new Set(
  listed(`
  admin, admins, administrator, administrators, staff, owner, owners, manager, managers, moderator,
  moderators, librarian, librarians, editor, editors, organizer, organizers, organiser, organisers,
  receptionist, supervisor, supervisors, management`),
);

/** Roles that people name in pairs or lists. */
export const ROLE_NAMES: ReadonlySet<string> = new Set(
  listed(`
  admin, administrator, staff, manager, moderator, editor, author, viewer, teacher, student, parent,
  instructor, learner, doctor, patient, nurse, receptionist, employee, employer, candidate, recruiter,
  seller, buyer, vendor, customer, client, tenant, landlord, owner, agent, driver, rider, host, guest,
  coach, athlete, trainer, member, librarian, reader, organizer, organiser, attendee, volunteer, donor,
  technician, supervisor, accountant, supplier, chef, waiter, user, freelancer, tutor, lawyer, mentor,
  mentee, judge, contributor, dispatcher, hr, applicant, contractor, worker, artist, farmer, resident,
  cashier, shopper, creator, backer`),
);

export const SUBJECT_ENDS =
  /(?:s|people|staff|user|admin|administrator|anyone|everyone|visitor|member|customer|client|student|teacher|manager)$/;
