import type { CopyLists } from './copy.data.ts';

export const FR: CopyLists = {
  teamRoles: ['Fondation', 'Design', 'Organisation', 'Accueil', 'Ventes', 'Technique'],
  orderStatus: ['Nouvelle', 'Payée', 'Expédiée', 'Livrée', 'Annulée'],
  payments: ['Carte bancaire', 'PayPal', 'Virement'],
  hours: [
    ['Lundi au vendredi', '9:00 – 18:00'],
    ['Samedi', '10:00 – 14:00'],
    ['Dimanche', 'Fermé'],
  ],
  faq: [
    ['Comment commencer ?', 'Regardez, choisissez et suivez le bouton.'],
    ['Est-ce payant ?', 'Regarder est gratuit. Les prix sont toujours affichés avant.'],
    ['Puis-je changer d’avis ?', 'Oui, presque tout peut être modifié ou annulé.'],
    ['Comment vous joindre ?', 'Par la page de contact ; réponse sous deux jours.'],
  ],
  steps: [
    ['Explorer', 'Trouvez ce qui vous convient.'],
    ['Choisir', 'Ouvrez, lisez, décidez.'],
    ['Terminé', 'Confirmez et gardez votre référence.'],
  ],
  values: [
    ['Honnêtes', 'Nous disons les choses telles qu’elles sont.'],
    ['Soigneux', 'Les petits détails bien faits.'],
    ['Ouverts', 'Les questions sont bienvenues.'],
  ],
  plans: [
    ['Essentiel', '9 € par mois', 'Pour bien commencer.'],
    ['Plus', '19 € par mois', 'Pour les habitués.'],
    ['Premium', '39 € par mois', 'Tout, avec une aide personnelle.'],
  ],
  opinions: [
    'Exactement ce que j’espérais.',
    'Très bien, à un détail près.',
    'Je recommencerais sans hésiter.',
    'Mieux que prévu.',
    'Aimable, rapide et clair.',
    'Cela vaut le détour.',
  ],
  remarks: [
    'Merci pour le partage !',
    'Essayé la semaine dernière, ça marche.',
    'Peux-tu en dire plus ?',
    'Gardé pour plus tard.',
    'J’adore.',
    'Je vois cela un peu autrement, mais bien dit.',
  ],
  botAnswers: [
    ['bonjour,salut', 'Bonjour ! Comment puis-je vous aider ?'],
    [
      'horaire,heure,ouvert,quand',
      'Nous sommes là du lundi au vendredi de 9:00 à 18:00 et le samedi de 10:00 à 14:00.',
    ],
    ['prix,coûte,tarif,combien', 'Chaque prix est affiché à côté de l’offre.'],
    ['contact,téléphone,email,e-mail', 'La page de contact a un formulaire, un e-mail et un téléphone.'],
    ['réserver,réservation,rendez-vous', 'Ouvrez la page de réservation, choisissez le jour et l’heure.'],
    ['merci', 'Avec plaisir !'],
  ],
  notices: [
    ['Bienvenue sur {name}', 'Faites un tour et installez-vous.'],
    ['Nouveautés', 'Du nouveau cette semaine : {things}.'],
    ['Rappel', 'Quelque chose vous attend aujourd’hui.'],
  ],
  threads: [
    ['Camille Moreau', 'Une question', 'Bonjour ! Est-ce toujours d’actualité ?'],
    ['Lucas Bernard', 'Merci', 'C’était exactement ce qu’il me fallait.'],
    ['Assistance', 'Bienvenue', 'Bienvenue ! Écrivez-nous quand vous voulez.'],
  ],
  sentences: [
    'Un favori de ceux qui le connaissent.',
    'Simple, fiable et bien fait.',
    'Choisi avec soin.',
    'Nouveau et déjà apprécié.',
    'Un classique qui ne déçoit pas.',
    'Petit, mais plein de caractère.',
    'Pour tous les jours.',
    'À regarder deux fois.',
  ],
  legal: [
    ['Ce que nous gardons', 'Seulement ce que vous saisissez.'],
    ['Où', 'Dans cette application. Rien n’est vendu.'],
    ['Vos droits', 'Vous pouvez modifier ou effacer vos données à tout moment.'],
  ],
};
