import type { WordTable } from './word-table.ts';

export const SHOP_WORDS = {
  shopCart: 'Cart | Carrinho | Carrito | Warenkorb | Panier',
  shopAdded: `Added to cart | Adicionado ao carrinho | Añadido al carrito | In den Warenkorb gelegt
    | Ajouté au panier`,
  shopEmpty: `Your cart is empty | Seu carrinho está vazio | Tu carrito está vacío | Dein Warenkorb ist leer
    | Votre panier est vide`,
  shopEmptyText: `Put something in and it will wait for you here.
    | Escolha algo e ele vai esperar por você aqui. | Elige algo y te esperará aquí.
    | Was du hineinlegst, wartet hier auf dich. | Ce que vous choisissez vous attendra ici.`,
  shopBrowse: `Continue shopping | Continuar comprando | Seguir comprando | Weiter einkaufen
    | Continuer les achats`,
  shopQuantity: 'Quantity | Quantidade | Cantidad | Menge | Quantité',
  shopLess: 'One less | Um a menos | Uno menos | Eins weniger | Un de moins',
  shopMore: 'One more | Um a mais | Uno más | Eins mehr | Un de plus',
  shopEach: 'each | cada | cada uno | pro Stück | l’unité',
  shopSubtotal: 'Subtotal | Subtotal | Subtotal | Zwischensumme | Sous-total',
  shopShipping: 'Shipping | Frete | Envío | Versand | Livraison',
  shopFree: 'Free | Grátis | Gratis | Kostenlos | Offerte',
  shopDiscount: 'Discount | Desconto | Descuento | Rabatt | Remise',
  shopCode: 'Discount code | Código de desconto | Código de descuento | Rabattcode | Code promo',
  shopApply: 'Apply | Aplicar | Aplicar | Einlösen | Appliquer',
  shopWrongCode: `This code is not valid | Este código não é válido | Este código no es válido
    | Dieser Code ist ungültig | Ce code n’est pas valable`,
  shopSummary: 'Order summary | Resumo do pedido | Resumen del pedido | Bestellübersicht | Récapitulatif',
  shopCheckout: 'Checkout | Finalizar compra | Finalizar compra | Zur Kasse | Passer la commande',
  shopPlace: 'Place order | Finalizar pedido | Realizar pedido | Jetzt bestellen | Commander',
  shopName: 'Full name | Nome completo | Nombre completo | Vor- und Nachname | Nom complet',
  shopAddress: `Delivery address | Endereço de entrega | Dirección de entrega | Lieferadresse
    | Adresse de livraison`,
  shopNameRequired: `Full name is required | Nome completo é obrigatório | El nombre es obligatorio
    | Name ist erforderlich | Le nom est obligatoire`,
  shopAddressRequired: `Delivery address is required | Endereço de entrega é obrigatório
    | La dirección es obligatoria | Lieferadresse ist erforderlich | L’adresse est obligatoire`,
  shopPayment: 'Payment method | Forma de pagamento | Forma de pago | Zahlungsart | Mode de paiement',
  shopPaymentRequired: `Please choose a payment method | Escolha uma forma de pagamento
    | Elige una forma de pago, es obligatoria | Bitte wähle eine Zahlungsart
    | Veuillez choisir un mode de paiement`,
  shopSimulated: `Payment is simulated: nothing is charged. | O pagamento é simulado: nada será cobrado.
    | El pago es simulado: no se cobra nada. | Die Zahlung wird nur nachgestellt: Es wird nichts abgebucht.
    | Le paiement est simulé : rien n’est débité.`,
  shopThanks: `Thank you for your order | Obrigado pelo seu pedido | Gracias por tu pedido
    | Danke für deine Bestellung | Merci pour votre commande`,
  shopOrderNumber: 'Order number | Número do pedido | Número de pedido | Bestellnummer | Numéro de commande',
  shopOrders: 'Your orders | Seus pedidos | Tus pedidos | Deine Bestellungen | Vos commandes',
  shopNoOrders: `No orders yet | Nenhum pedido ainda | Todavía no hay pedidos | Noch keine Bestellungen
    | Pas encore de commande`,
  shopNoOrdersText: `Your orders will be listed here. | Seus pedidos aparecerão aqui.
    | Tus pedidos aparecerán aquí. | Hier stehen später deine Bestellungen.
    | Vos commandes apparaîtront ici.`,
  shopNoMore: `No more available | Não há mais disponível | No hay más disponibles | Mehr ist nicht erhältlich
    | Plus disponible`,
  shopCard: 'Credit card | Cartão de crédito | Tarjeta de crédito | Kreditkarte | Carte bancaire',
  shopCash: `Cash on delivery | Pagamento na entrega | Pago contra entrega | Nachnahme
    | Paiement à la livraison`,
} as const satisfies WordTable;
