import type { CopyLists } from './copy.data.ts';

export const PT: CopyLists = {
  teamRoles: ['Fundação', 'Design', 'Organização', 'Atendimento', 'Vendas', 'Técnica'],
  orderStatus: ['Novo', 'Pago', 'Enviado', 'Entregue', 'Cancelado'],
  payments: ['Cartão de crédito', 'Pix', 'Boleto'],
  hours: [
    ['Segunda a sexta', '9:00 – 18:00'],
    ['Sábado', '10:00 – 14:00'],
    ['Domingo', 'Fechado'],
  ],
  faq: [
    ['Como começo?', 'Dê uma olhada, escolha o que gosta e siga o botão.'],
    ['Custa alguma coisa?', 'Olhar é grátis. Onde há preço, você o vê antes.'],
    ['Posso mudar de ideia?', 'Sim, quase tudo pode ser alterado ou cancelado.'],
    ['Como falo com vocês?', 'Pela página de contato; respondemos em dois dias.'],
  ],
  steps: [
    ['Explore', 'Encontre o que combina com você.'],
    ['Escolha', 'Abra, leia os detalhes, decida.'],
    ['Pronto', 'Confirme e guarde o protocolo.'],
  ],
  values: [
    ['Honestos', 'Dizemos as coisas como são.'],
    ['Cuidadosos', 'Detalhes bem feitos.'],
    ['Abertos', 'Perguntas são bem-vindas.'],
  ],
  plans: [
    ['Básico', 'R$ 29 por mês', 'O necessário para começar.'],
    ['Plus', 'R$ 59 por mês', 'Para quem vem sempre.'],
    ['Premium', 'R$ 99 por mês', 'Tudo, com ajuda pessoal.'],
  ],
  opinions: [
    'Exatamente o que eu esperava.',
    'Muito bom, com pouco a melhorar.',
    'Escolheria de novo.',
    'Melhor do que eu pensava.',
    'Simpáticos e rápidos.',
    'Valeu cada minuto.',
  ],
  remarks: [
    'Obrigado por compartilhar!',
    'Testei na semana passada e deu certo.',
    'Pode contar mais?',
    'Guardei para depois.',
    'Adorei.',
    'Penso um pouco diferente, mas gostei.',
  ],
  botAnswers: [
    ['olá,oi,bom dia', 'Olá! Como posso ajudar?'],
    [
      'horário,hora,aberto,abre,quando',
      'Estamos aqui de segunda a sexta, das 9:00 às 18:00, e sábado das 10:00 às 14:00.',
    ],
    ['preço,custa,valor,quanto', 'Todos os preços estão ao lado de cada oferta.'],
    ['contato,telefone,email,e-mail', 'A página de contato tem formulário, e-mail e telefone.'],
    ['reservar,reserva,agendar', 'Abra a página de reservas, escolha dia e horário e receba o protocolo.'],
    ['obrigado,obrigada', 'Por nada!'],
  ],
  notices: [
    ['Bem-vindo a {name}', 'Dê uma olhada e fique à vontade.'],
    ['Novidades', 'Há novidades esta semana: {things}.'],
    ['Lembrete', 'Há algo à sua espera hoje.'],
  ],
  threads: [
    ['Ana Costa', 'Uma pergunta', 'Oi! Isso ainda está valendo?'],
    ['Rafael Lima', 'Obrigado', 'Era exatamente o que eu precisava.'],
    ['Suporte', 'Boas-vindas', 'Bem-vindo! Escreva quando precisar.'],
  ],
  sentences: [
    'Um favorito de quem conhece.',
    'Simples, confiável e bem feito.',
    'Escolhido com cuidado.',
    'Novo por aqui e já querido.',
    'Um clássico que não decepciona.',
    'Pequeno, mas cheio de personalidade.',
    'Para todos os dias.',
    'Vale um segundo olhar.',
  ],
  legal: [
    ['O que guardamos', 'Somente o que você mesmo digita.'],
    ['Onde fica', 'Neste aplicativo. Nada é vendido.'],
    ['Seus direitos', 'Você pode alterar ou apagar seus dados quando quiser.'],
  ],
};
