import type { CopyLists } from './copy.data.ts';

export const ES: CopyLists = {
  teamRoles: ['Fundación', 'Diseño', 'Organización', 'Atención', 'Ventas', 'Técnica'],
  orderStatus: ['Nuevo', 'Pagado', 'Enviado', 'Entregado', 'Cancelado'],
  payments: ['Tarjeta', 'PayPal', 'Transferencia'],
  hours: [
    ['Lunes a viernes', '9:00 – 18:00'],
    ['Sábado', '10:00 – 14:00'],
    ['Domingo', 'Cerrado'],
  ],
  faq: [
    ['¿Cómo empiezo?', 'Mira con calma, elige lo que te guste y sigue el botón.'],
    ['¿Cuesta algo?', 'Mirar es gratis. Donde hay precio, lo ves antes.'],
    ['¿Puedo cambiar de opinión?', 'Sí, casi todo se puede cambiar o cancelar.'],
    ['¿Cómo os contacto?', 'En la página de contacto; respondemos en dos días.'],
  ],
  steps: [
    ['Explora', 'Encuentra lo que encaja contigo.'],
    ['Elige', 'Ábrelo, lee los detalles, decide.'],
    ['Listo', 'Confirma y guarda tu referencia.'],
  ],
  values: [
    ['Honestos', 'Decimos las cosas como son.'],
    ['Cuidadosos', 'Los detalles bien hechos.'],
    ['Abiertos', 'Las preguntas son bienvenidas.'],
  ],
  plans: [
    ['Básico', '9 € al mes', 'Lo necesario para empezar.'],
    ['Plus', '19 € al mes', 'Para quien viene a menudo.'],
    ['Premium', '39 € al mes', 'Todo, con ayuda personal.'],
  ],
  opinions: [
    'Justo lo que esperaba.',
    'Muy bien, con poco que mejorar.',
    'Lo elegiría otra vez.',
    'Mejor de lo que pensaba.',
    'Amables y rápidos.',
    'Vale la pena.',
  ],
  remarks: [
    '¡Gracias por compartirlo!',
    'Lo probé la semana pasada y funcionó.',
    '¿Puedes contar más?',
    'Guardado para luego.',
    'Me encanta.',
    'Lo veo algo distinto, pero bien dicho.',
  ],
  botAnswers: [
    ['hola,buenas', '¡Hola! ¿En qué puedo ayudarte?'],
    [
      'horario,hora,abierto,abren,cuándo',
      'Estamos de lunes a viernes de 9:00 a 18:00 y el sábado de 10:00 a 14:00.',
    ],
    ['precio,cuesta,cuánto,coste', 'Cada precio está junto a su oferta.'],
    ['contacto,teléfono,correo,email', 'La página de contacto tiene formulario, correo y teléfono.'],
    ['reservar,reserva,cita', 'Abre la página de reservas, elige día y hora y recibe tu referencia.'],
    ['gracias', '¡De nada!'],
  ],
  notices: [
    ['Te damos la bienvenida a {name}', 'Echa un vistazo y ponte cómodo.'],
    ['Novedades', 'Hay novedades esta semana: {things}.'],
    ['Recordatorio', 'Hoy hay algo esperándote.'],
  ],
  threads: [
    ['Lucía Vega', 'Una pregunta', '¡Hola! ¿Esto sigue vigente?'],
    ['Mateo Ruiz', 'Gracias', 'Era justo lo que necesitaba.'],
    ['Soporte', 'Bienvenida', '¡Hola! Escríbenos cuando lo necesites.'],
  ],
  sentences: [
    'Un favorito de quienes lo conocen.',
    'Sencillo, fiable y bien hecho.',
    'Elegido con cuidado.',
    'Nuevo y ya muy querido.',
    'Un clásico que no falla.',
    'Pequeño, pero con carácter.',
    'Para todos los días.',
    'Merece una segunda mirada.',
  ],
  legal: [
    ['Qué guardamos', 'Solo lo que tú escribes.'],
    ['Dónde está', 'En esta aplicación. No se vende nada.'],
    ['Tus derechos', 'Puedes cambiar o borrar tus datos cuando quieras.'],
  ],
};
