/** Words that interfaces share: English, German, French, Spanish, Portuguese. */
export const NOUNS: readonly (readonly string[])[] = `
Task|Aufgabe|Tâche|Tarea|Tarefa; Tasks|Aufgaben|Tâches|Tareas|Tarefas; Product|Produkt|Produit|Producto|Produto
Products|Produkte|Produits|Productos|Produtos; Bicycle|Fahrrad|Vélo|Bicicleta|Bicicleta
Bicycles|Fahrräder|Vélos|Bicicletas|Bicicletas; Bike|Fahrrad|Vélo|Bici|Bicicleta
Bikes|Fahrräder|Vélos|Bicis|Bicicletas; Order|Bestellung|Commande|Pedido|Pedido
Orders|Bestellungen|Commandes|Pedidos|Pedidos; Customer|Kunde|Client|Cliente|Cliente
Customers|Kunden|Clients|Clientes|Clientes; Member|Mitglied|Membre|Miembro|Membro
Members|Mitglieder|Membres|Miembros|Membros; Recipe|Rezept|Recette|Receta|Receita
Recipes|Rezepte|Recettes|Recetas|Receitas; Book|Buch|Livre|Libro|Livro; Books|Bücher|Livres|Libros|Livros
Event|Veranstaltung|Événement|Evento|Evento; Events|Veranstaltungen|Événements|Eventos|Eventos
Booking|Buchung|Réservation|Reserva|Reserva; Bookings|Buchungen|Réservations|Reservas|Reservas
Appointment|Termin|Rendez-vous|Cita|Consulta; Appointments|Termine|Rendez-vous|Citas|Consultas
Project|Projekt|Projet|Proyecto|Projeto; Projects|Projekte|Projets|Proyectos|Projetos; Note|Notiz|Note|Nota|Nota
Notes|Notizen|Notes|Notas|Notas; Article|Artikel|Article|Artículo|Artigo; Articles|Artikel|Articles|Artículos|Artigos
Employee|Mitarbeiter|Employé|Empleado|Funcionário; Employees|Mitarbeiter|Employés|Empleados|Funcionários
Course|Kurs|Cours|Curso|Curso; Courses|Kurse|Cours|Cursos|Cursos; Room|Zimmer|Chambre|Habitación|Quarto
Rooms|Zimmer|Chambres|Habitaciones|Quartos; Expense|Ausgabe|Dépense|Gasto|Despesa
Expenses|Ausgaben|Dépenses|Gastos|Despesas; Movie|Film|Film|Película|Filme; Movies|Filme|Films|Películas|Filmes
Photo|Foto|Photo|Foto|Foto; Photos|Fotos|Photos|Fotos|Fotos; Title|Titel|Titre|Título|Título
Name|Name|Nom|Nombre|Nome; Price|Preis|Prix|Precio|Preço; Category|Kategorie|Catégorie|Categoría|Categoria
Status|Status|Statut|Estado|Status; Date|Datum|Date|Fecha|Data; Time|Uhrzeit|Heure|Hora|Hora
Due date|Fällig am|Échéance|Vencimiento|Prazo; Priority|Priorität|Priorité|Prioridad|Prioridade
Description|Beschreibung|Description|Descripción|Descrição; Summary|Zusammenfassung|Résumé|Resumen|Resumo
Picture|Bild|Image|Imagen|Imagem; Image|Bild|Image|Imagen|Imagem; Location|Ort|Lieu|Lugar|Local
Place|Ort|Lieu|Lugar|Lugar; City|Stadt|Ville|Ciudad|Cidade; Stock|Bestand|Stock|Existencias|Estoque
Quantity|Menge|Quantité|Cantidad|Quantidade; Brand|Marke|Marque|Marca|Marca; Condition|Zustand|État|Estado|Condição
Size|Größe|Taille|Talla|Tamanho; Color|Farbe|Couleur|Color|Cor; Amount|Betrag|Montant|Importe|Valor
Author|Autor|Auteur|Autor|Autor; Type|Art|Type|Tipo|Tipo; Level|Stufe|Niveau|Nivel|Nível
Duration|Dauer|Durée|Duración|Duração; Rating|Bewertung|Note|Valoración|Avaliação
Phone|Telefon|Téléphone|Teléfono|Telefone; Year|Jahr|Année|Año|Ano
Assignee|Zuständig|Responsable|Responsable|Responsável; Shop|Laden|Boutique|Tienda|Loja; New|Neu|Neuf|Nuevo|Novo
Low|Niedrig|Basse|Baja|Baixa; Medium|Mittel|Moyenne|Media|Média; High|Hoch|Haute|Alta|Alta
To do|Offen|À faire|Pendiente|A fazer; In progress|In Arbeit|En cours|En curso|Em andamento
Done|Erledigt|Terminé|Hecho|Concluído; Small|Klein|Petit|Pequeño|Pequeno; Large|Groß|Grand|Grande|Grande`
  .trim()
  .split(/;\s|\n/)
  .map((row) => row.split('|'));
