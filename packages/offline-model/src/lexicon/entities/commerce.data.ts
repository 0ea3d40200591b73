import { entriesIn } from '../entry.ts';

export const COMMERCE = entriesIn(`
product | Product | Products | Package | goods
product, item for sale, goods, merchandise, article for sale, product catalog, sku, ~gadget, ~accessory,
~gift, handmade item, ~craft, ~electronics, device for sale, ~cosmetics, ~beauty product, ~toy, gear, equipment for sale, catalog item, product listing, item
= Name*; Picture:image; Category*[Home|Outdoor|Office|Kitchen]; Price*:money; Stock:number; Rating:rating; Description:longText
Linen throw blanket | blanket | Home | 59 | 24 | 5 | Stone-washed linen, light enough for summer.
Enamel camping mug | mug | Outdoor | 16 | 120 | 4 | Holds coffee, soup and memories.
Walnut desk tray | wooden tray | Office | 42 | 18 | 5 | Keeps the pens where you left them.
Cast iron skillet | pan | Kitchen | 48 | 35 | 5 | Gets better every year.
Waxed canvas backpack | backpack | Outdoor | 119 | 12 | 4 | Twenty litres, rainproof.
Ceramic pour-over set | coffee | Kitchen | 38 | 27 | 4 | Slow coffee for two.
Wool desk mat | desk | Office | 34 | 40 | 3 | Warm wrists, quiet keyboard.
Beeswax candles | candles | Home | 22 | 64 | 4 | Set of four, burns for thirty hours.

order | Order | Orders | ClipboardList | record
order, sales order, purchase order, customer order, online order, order record, food order, order status
= Reference*!; Customer*; Items:longText; Total:money; Status*[New|Paid|Shipped|Delivered|Cancelled]; Payment[Card|PayPal|Bank transfer]-; Address-; Placed on:date
ORD-2041 | Amelia Hart | Linen throw blanket × 1 | 59 | Shipped | Card | 12 Elm Street, Boston | D-2
ORD-2042 | Jonas Weber | Cast iron skillet × 1, Enamel camping mug × 2 | 80 | Paid | PayPal | Lindenweg 4, Berlin | D-1
ORD-2040 | Priya Nair | Ceramic pour-over set × 1 | 38 | Delivered | Card | 7 Park Lane, London | D-6
ORD-2039 | Marco Silva | Wool desk mat × 2 | 68 | Delivered | Bank transfer | Rua do Sol 9, Lisbon | D-9
ORD-2043 | Zoe Adams | Waxed canvas backpack × 1 | 119 | New | Card | 88 Queen Street, Toronto | D-0
ORD-2038 | Luis Herrera | Beeswax candles × 3 | 66 | Cancelled | PayPal | Calle Mayor 2, Madrid | D-14

stockItem | Item | Inventory | Boxes | record
stock item, stock level, stock overview, inventory, inventory item, warehouse item, warehouse stock,
~spare part, ~part, ~raw material, material, ~asset, equipment, supplies, office supplies, ~it asset, ~device, ~hardware, warehouse goods
= Name*; SKU*!; Category*[Tools|Office|Electronics|Cleaning]; Quantity*:number; Minimum stock:number; Unit price:money; Location; Status[In stock|Low|Out of stock]
Cordless drill | TL-1001 | Tools | 24 | 5 | 89.9 | Aisle A | In stock
Socket set | TL-1002 | Tools | 4 | 6 | 49.5 | Aisle A | Low
Copy paper A4 | OF-2001 | Office | 310 | 50 | 4.2 | Aisle B | In stock
Desk lamp | OF-2002 | Office | 15 | 5 | 32 | Aisle B | In stock
USB-C charger | EL-3001 | Electronics | 62 | 20 | 19.9 | Aisle C | In stock
Label printer | EL-3002 | Electronics | 3 | 4 | 139 | Aisle C | Low
Floor cleaner 5 l | CL-4001 | Cleaning | 41 | 10 | 12.75 | Aisle D | In stock
Microfibre cloths | CL-4002 | Cleaning | 0 | 20 | 6.4 | Aisle D | Out of stock

supplier | Supplier | Suppliers | Truck | record
supplier, vendor record, wholesaler, distributor, manufacturer record, provider
= Name*!; Contact person; Email:email; Phone:phone-; City; Category[Tools|Office|Electronics|Food]; Rating:rating
Nordwerk Tools | Ilse Brandt | sales@nordwerk.example | +49 40 5550181 | Hamburg | Tools | 5
Paperline | Omar Aziz | hello@paperline.example | +33 4 5550182 | Lyon | Office | 4
BrightCell | Mei Tanaka | orders@brightcell.example | +81 6 5550183 | Osaka | Electronics | 4
Cedar & Sons | Will Carter | will@cedar.example | +44 113 5550184 | Leeds | Tools | 3
Volta Supplies | Nina Kowalska | nina@volta.example | +48 58 5550185 | Gdansk | Electronics | 5
Campo Verde | Raul Mendez | raul@campoverde.example | +34 96 5550186 | Valencia | Food | 4

shipment | Shipment | Shipments | Truck | record
shipment, delivery, parcel, cargo, consignment, freight, logistics record, courier order, transport order, delivery order, dispatch
= Tracking number*!; Recipient*; Origin; Destination*; Weight:number(kg); Status*[Label created|In transit|Out for delivery|Delivered]; Expected on:date; Notes:longText-
LM-70431 | Amelia Hart | Leeds | Boston | 2.4 | In transit | D+3 | Customs cleared
LM-70432 | Jonas Weber | Hamburg | Berlin | 0.8 | Out for delivery | D+0 |
LM-70433 | Priya Nair | Lyon | London | 5.1 | Label created | D+5 | Pick-up tomorrow
LM-70430 | Marco Silva | Valencia | Lisbon | 1.2 | Delivered | D-1 | Left with a neighbour
LM-70429 | Zoe Adams | Boston | Toronto | 12 | In transit | D+2 | Fragile
LM-70428 | Luis Herrera | Gdansk | Madrid | 3.6 | Delivered | D-4 |

auction | Auction | Auctions | Gavel | goods
auction, lot, auction item, second-hand item, used item, classified ad, classified, ad listing, listing,
~antique, collectible, collectable, collection item, ~stamp, ~vinyl record, ~vinyl, ~sneaker
= Title*; Picture:image; Category*[Art|Furniture|Watches|Books|Music]; Price*:money; Condition[New|Like new|Good|Fair]; Seller; Ends on:date; Description:longText-
Mid-century armchair | armchair | Furniture | 340 | Good | Retro Rooms | D+3 | Teak frame, new cushions.
First edition atlas | old book | Books | 220 | Fair | Page & Plate | D+5 | 1911, two maps restored.
Blue note jazz LP | vinyl record | Music | 85 | Like new | Needle Drop | D+2 | Original sleeve.
Field watch 1968 | watch | Watches | 410 | Good | Tick Tock | D+6 | Serviced last year.
Harbour at dusk, oil | oil painting | Art | 690 | New | Ana Reyes | D+8 | 50 × 70 cm, framed.
Brass reading lamp | lamp | Furniture | 120 | Good | Retro Rooms | D+1 | Rewired.
Signed poetry volume | book | Books | 60 | Like new | Page & Plate | D+4 |
Dive watch | watch | Watches | 530 | Like new | Tick Tock | D+7 | Box and papers.

clothing | Piece | Collection | Shirt | goods
clothing, clothes, garment, outfit, apparel, fashion item, ~shirt, ~dress, ~shoe, ~shoes, ~jewelry,
~jewellery, fashion collection, wardrobe, wardrobe item, ~bag, ~watch, ~t-shirt, lookbook, accessories
= Name*; Picture:image; Category*[Tops|Bottoms|Dresses|Shoes|Accessories]; Size[XS|S|M|L|XL]; Price*:money; Colour; Stock:number-; Description:longText-
Organic cotton tee | t-shirt | Tops | M | 29 | White | 80 | Heavy cotton, made to last.
Wide-leg trousers | trousers | Bottoms | S | 79 | Navy | 32 | High waist, easy drape.
Wrap midi dress | dress | Dresses | M | 119 | Rust | 20 | Day to evening.
Leather loafers | shoes | Shoes | L | 149 | Brown | 16 | Stitched by hand.
Merino cardigan | cardigan | Tops | L | 98 | Grey | 24 | Soft, never scratchy.
Canvas tote | bag | Accessories | M | 35 | Natural | 60 | Carries the whole market.
Pleated skirt | skirt | Bottoms | S | 69 | Green | 28 | Moves well.
Silk scarf | scarf | Accessories | M | 55 | Blue | 40 | Printed in small runs.

service | Service | Services | Sparkles | goods
service, treatment, ~salon service, ~haircut, ~massage, ~spa treatment, ~cleaning service, ~repair service,
beauty treatment, service package, package offer, ~manicure, ~grooming service, ~photography package, package
= Name*; Picture:image; Category*[Basic|Popular|Premium]; Price*:money; Duration:number(min); Description:longText
First consultation | consultation | Basic | 35 | 30 | We listen, look and make a plan.
Classic package | tools | Popular | 60 | 60 | What most people come back for.
Complete care | sparkle | Premium | 120 | 90 | Everything, without hurry.
Express visit | clock | Basic | 25 | 20 | In and out in your lunch break.
Seasonal special | flowers | Popular | 75 | 60 | Changes four times a year.
Gift voucher session | gift | Premium | 95 | 75 | For someone you like.

coupon | Offer | Offers | Tag | content
coupon, promotion, discount, special offer, deal offer, voucher, promo code, sale offer, reward, loyalty point, gift card, special deal
= Title*; Code!; Discount*:number(%); Valid until*:date; Category[New customers|Seasonal|Members]; Description:longText
Welcome offer | HELLO10 | 10 | D+90 | New customers | On your first order.
Summer days | SUN20 | 20 | D+30 | Seasonal | On everything for the garden.
Members' week | CLUB15 | 15 | D+7 | Members | Thank you for staying.
Free shipping day | SHIPFREE | 5 | D+2 | Seasonal | Today and tomorrow.
Bring a friend | FRIEND25 | 25 | D+60 | New customers | For both of you.
Last pieces | LAST30 | 30 | D+14 | Seasonal | While they last.

sale | Sale | Sales | BadgeDollarSign | record
sale, sales, sales record, sales data, sales figure, revenue record, turnover
= Product*; Branch*[North|South|Centre|Harbour]; Date*:date; Quantity*:number; Amount*:money; Channel[Store|Online|Phone]; Customer-
Vanilla cone | North | D-1 | 42 | 126 | Store | Walk-in
Lemon sorbet | Harbour | D-2 | 28 | 98 | Store | Walk-in
Gift box | Centre | D-3 | 9 | 225 | Online | Amelia Hart
Party pack | South | D-5 | 4 | 160 | Phone | Jonas Weber
Chocolate tub | North | D-8 | 31 | 248 | Store | Walk-in
Seasonal special | Centre | D-12 | 17 | 119 | Online | Priya Nair
Coffee and scoop | Harbour | D-18 | 36 | 198 | Store | Walk-in
Family box | South | D-25 | 12 | 216 | Online | Marco Silva`);
